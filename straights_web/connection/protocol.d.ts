// The messages of engine/straights/protocol as types, which packaging/web/protocol_types.py generates.

export type MessageNumber = number;

export type StrategyInfo = { name: string; level: string; description: string };

export type Count = number;

export type Seed = number;

export type Sentence = {
    context: string;
    template: string;
    values?: Record<string, SentenceValue>;
    singular?: string;
    count?: number;
};

export type SentenceValue =
    | string
    | number
    | { card: Card }
    | { cards: Cards }
    | { suit: Suit }
    | { rank: Rank }
    | { names: string[] }
    | { tenths: number }
    | Sentence;

export type Card = string;

export type Cards = Card[];

export type Suit = "C" | "D" | "H" | "S";

export type Rank = "A" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "T" | "J" | "Q" | "K";

export type GameLength = { score_limit: Count; text: Sentence };

export type LineUp = { name: string; label: Sentence; note: Sentence; strategies: string[] };

export type TourStep = { part: Part; title: Sentence; text: Sentence };

export type Part = "board" | "hand" | "pile" | "seat" | "all";

export type Hello = {
    type: "hello";
    v: number;
    program: string;
    strategies: StrategyInfo[];
    opponents: string[];
    score_limit: Count;
    highest_score_limit: Count;
    seed_range: [Seed, Seed];
    longest_name: Count;
    table_texts?: Record<string, Sentence>;
    lengths: GameLength[];
    line_ups: LineUp[];
    game_end?: Sentence;
    tour: TourStep[];
};

export type Outcome = { standing?: Sentence; places?: number[]; match?: Sentence };

export type Observation = Variant & {
    seat: Seat | null;
    round: number;
    turn: Seat | null;
    hand: Cards;
    discards: Cards;
    legal_plays: Cards;
    must_discard: boolean;
    task?: Task;
    table: Cards[];
    seats: SeatView[];
    moves: Move[];
    results: RoundResult[];
    winners: Seat[];
    marks?: Seat[];
};

export type Variant = { score_limit: number; reseed_each_round: boolean; duplicate_deals?: number };

export type Seat = number;

export type Task = "start" | "play" | "discard";

export type SeatView = {
    name: Name;
    strategy: Strategy;
    cards_left: Count;
    discard_count: Count;
    round_points: Count | null;
    score: Count;
};

export type Name = string;

export type Strategy = string | null;

export type Move = { seat: Seat; card: Card | null };

export type RoundResult = { discards: Cards[]; gained: Count[]; scores: Count[] };

export type Key = string;

export type TableState = Outcome & {
    observation: Observation;
    can_undo: boolean;
    can_redo: boolean;
    is_practice: boolean;
    viewer: Seat | null;
    humans: Seat[];
    players: Strategy[];
    seal: Key | null;
    seed: Seed | null;
    salt: Key;
    key?: Key;
    game_end?: Sentence;
    left_seat?: Seat;
};

export type GameEvent =
    | EventDetails & { type: "round_started"; number: Count; leader: Seat; hands: (Cards | null)[] }
    | EventDetails & { type: "card_played"; seat: Seat; card: Card }
    | EventDetails & { type: "card_discarded"; seat: Seat; card: Card | null }
    | EventDetails & { type: "seat_changed"; seat: Seat; before: Strategy; now: Strategy }
    | EventDetails & { type: "round_ended"; number: Count; result: RoundResult }
    | EventDetails & { type: "game_ended"; winners: Seat[]; scores: Count[] };

export type Told = { log?: Sentences; spoken?: Sentences };

export type Sentences = Sentence[];

export type EventDetails = {
    told?: Told;
    after?: Observation;
    cards_left?: Count;
    discard_count?: Count;
    round_points?: Count;
};

export type GameTitles = { round: Sentence; short_round: Sentence };

export type TableMessage = TableState & {
    type: "table";
    seq: MessageNumber;
    reason: "new" | "opened" | "undone" | "redone" | "renamed" | "hand_shown" | "hand_hidden" | "resumed";
    history: GameEvent[];
    titles?: GameTitles;
    n?: MessageNumber;
};

export type EventsMessage = TableState & {
    type: "events";
    seq: MessageNumber;
    events: GameEvent[];
    n?: MessageNumber;
};

export type Cost = {
    card: Card;
    cost: number;
    near_tie: boolean;
    text: Sentence;
    mark?: Sentence;
    short_mark?: Sentence;
};

export type Advice = {
    best: Card;
    advice: Sentence;
    spoken: Sentences;
    costs: Cost[];
    best_texts: Sentence[];
};

export type HintMessage = Advice & {
    type: "hint";
    seq: MessageNumber;
    reasons: Sentences;
    n?: MessageNumber;
};

export type TrackedCard = { card: Card; location: CardLocation; can_hold: boolean[]; text: Sentence };

export type CardLocation = "on_table" | "in_hand" | "put_down" | "unseen";

export type TrackerMessage = {
    type: "tracker";
    seats: Seat[];
    letters: string[];
    cards: TrackedCard[];
    n?: MessageNumber;
};

export type DeckMessage = { type: "deck"; hands: Cards[]; n?: MessageNumber };

export type Description = { type: "description"; text: Sentences; n?: MessageNumber };

export type ReplayMessage = {
    type: "replay";
    at: Count;
    count: Count;
    rounds: Count[];
    observation: Observation;
    hands: Cards[] | null;
    event: GameEvent | null;
    n?: MessageNumber;
};

export type Decision = Advice & {
    action: Count;
    move: number;
    played: Card;
    kind: "best" | "tie" | "cost" | "mistake";
    price: number;
    place: Sentence;
    choice: Sentence;
    short_cost: Sentence;
    answers: Record<string, Sentences[]>;
    observation: Observation;
};

export type Summary = {
    moments: Count[];
    other_choices?: Sentence;
    headline?: Sentence;
    decided: LuckPart[];
    total?: Sentence;
    dearest?: DearestChoice;
};

export type LuckPart = { name: Sentence; points: number; text: Sentence };

export type DearestChoice = { action: Count; cost: Sentence; reason: Sentences };

export type ReviewMessage = {
    type: "review";
    seat: Seat;
    round: number;
    step: Count;
    steps: number;
    decision: Decision | null;
    summary: Summary | null;
    total: Summary | null;
    n?: MessageNumber;
};

export type LevelFigures = {
    level: string | null;
    games: Count;
    wins: Count;
    ties: Count;
    average_place: number | null;
    best_game: Count | null;
    worst_game: Count | null;
    current_streak: Count;
    longest_streak: Count;
    rounds: Count;
    mean_points: number | null;
    rounds_without_points: Count;
    best_round: Count | null;
    worst_round: Count | null;
    hints: Count;
    points: Count[];
    text: Sentence;
    line: number[];
    name?: Sentence;
    means: number[];
    bands: RatingBand[];
    strength?: Sentence;
    given_away?: Sentence;
    hinted_wins: Count;
    places: Count[];
    win_share?: number;
};

export type RatingBand = { level: Sentence; most: number | null };

export type GameRecord = {
    game: string;
    level: string;
    rounds: RoundRecord[];
    end: GameEnd | null;
    practice_from: number | null;
    moment?: string;
    moments?: Record<string, string>;
};

export type RoundRecord = {
    number: number;
    gained: number | null;
    hints: number;
    practice: boolean;
    play?: string;
    price?: Price;
};

export type Price = number;

export type GameEnd = { score: number; place: number; tied: boolean };

export type FiguresMessage = {
    type: "figures";
    levels: LevelFigures[];
    bands: RatingBand[];
    records: GameRecord[] | null;
    games_table?: string;
    n?: MessageNumber;
};

export type SealMessage = { type: "seal"; seal: string | null; n?: MessageNumber };

export type BackupMessage = {
    type: "backup";
    text: string;
    added: object;
    said: Sentence;
    n?: MessageNumber;
};

export type SavedMessage = {
    type: "saved";
    seq: MessageNumber;
    game: MessageNumber;
    text: string;
    n?: MessageNumber;
};

export type StatisticsMessage = { type: "statistics"; record: GameRecord; to_review: number | null };

export type Day = string;

export type DealBox = {
    note: Sentence;
    is_on_table: boolean;
    hand: Cards;
    result: DealLine | null;
    yesterday: DealLine | null;
    begun?: Count;
};

export type DealLine = { title: Sentence; verdict: Sentence; marks: DealMark[]; line: string };

export type DealMark = { ahead: number; names: Sentences; is_own: boolean };

export type PuzzleBox = {
    note: Sentence;
    solved: (boolean | null)[];
    texts: Sentences;
    next: number | null;
    button: Sentence;
};

export type FormBox = { week: DayMark[]; days: Sentence; rating: Sentence; marks: StrengthMark[] };

export type DayMark = { day: Day; has_finished: boolean };

export type StrengthMark = { place: number; least: number; most: number; name: Sentence; is_own: boolean };

export type TodayMessage = {
    type: "today";
    day: Day;
    game: Sentence | null;
    deal: DealBox;
    puzzles: PuzzleBox;
    form: FormBox;
    ranking: Seat[];
    observation?: Observation;
    left?: Count;
    n?: MessageNumber;
};

export type PuzzleMessage = {
    type: "puzzle";
    number: Count;
    place: Sentence;
    decision: Decision;
    n?: MessageNumber;
};

export type DayMessage = {
    type: "day";
    day: object;
    is_right: boolean;
    rating: Sentence;
    n?: MessageNumber;
};

export type DealDayMessage = { type: "deal_day"; day: Day | null; n?: MessageNumber };

export type DealResultMessage = {
    type: "deal_result";
    result: DealLine | null;
    day: object | null;
    n?: MessageNumber;
};

export type HelpedMessage = { type: "helped"; deal: string };

export type Refused = {
    type: "refused";
    reason: string;
    detail: string;
    text?: Sentences;
    n?: MessageNumber;
};

export type FromTable =
    | Hello
    | TableMessage
    | EventsMessage
    | HintMessage
    | TrackerMessage
    | DeckMessage
    | Description
    | ReplayMessage
    | ReviewMessage
    | FiguresMessage
    | SealMessage
    | BackupMessage
    | SavedMessage
    | StatisticsMessage
    | TodayMessage
    | PuzzleMessage
    | DayMessage
    | DealDayMessage
    | DealResultMessage
    | HelpedMessage
    | Refused;

export type Phrase = string;

export type MatchLength = { duplicate_deals: Count; text: Sentence; game_end: Sentence };

export type ServerHello = {
    type: "hello";
    v: Count;
    program: string;
    strategies: StrategyInfo[];
    phrases: Phrase[];
    score_limit: Count;
    highest_score_limit: Count;
    turn_range: [Count, Count];
    longest_name: Count;
    phrase_texts: Sentences;
    event_texts?: Record<string, Told>;
    table_texts?: Record<string, Sentence>;
    lengths: GameLength[];
    game_end?: Sentence;
    requests: string[];
    longest_time_bank?: Count;
    public_turn_limit?: Count;
    public_time_bank?: Count;
    match_lengths: MatchLength[];
    n?: MessageNumber;
};

export type ListedTable = Variant & {
    table: TableName;
    stage: Stage;
    turn_limit: Count | null;
    places: ListedPlace[];
    length?: Sentence;
    time_bank?: Count;
};

export type TableName = string;

export type Stage = "waiting" | "playing" | "over";

export type ListedPlace = { name: PlaceName; kind: PlaceKind };

export type PlaceName = string;

export type PlaceKind = "empty" | "person" | "computer";

export type TablesMessage = { type: "tables"; tables: ListedTable[]; n?: MessageNumber };

export type Token = string;

export type SeatedMessage = {
    type: "seated";
    table: TableName;
    seat: Seat;
    last_n: number;
    invitation: Token;
    token?: Token;
    n?: MessageNumber;
};

export type WatchingMessage = { type: "watching"; table: TableName; is_live: boolean; n?: MessageNumber };

export type SpectatorsMessage = { type: "spectators"; count: Count; text: Sentence };

export type Place = {
    name: PlaceName;
    kind: PlaceKind;
    strategy: string | null;
    is_here: boolean;
    is_ready: boolean;
    has_left: boolean;
    away_seconds: number | null;
    bank_seconds?: number;
    kick_vote?: Sentence;
};

export type RoomMessage = Variant & {
    type: "room";
    table: TableName;
    stage: Stage;
    host: Seat | null;
    places: Place[];
    turn_limit: Count | null;
    turn_seconds: number | null;
    is_private: boolean;
    length?: Sentence;
    time_bank?: Count;
    n?: MessageNumber;
};

export type OwnTurn = Outcome & {
    legal_plays?: Cards;
    must_discard?: boolean;
    task?: Task;
    n?: MessageNumber;
};

export type MovedMessage = OwnTurn & {
    type: "moved";
    seq: MessageNumber;
    events: GameEvent[];
    turn: Seat | null;
    key?: Key;
    note?: Sentence;
};

export type SaidMessage = { type: "said"; seat: Seat; phrase: Phrase; n?: MessageNumber };

export type NoticeMessage = { type: "notice"; text: string };

export type AliveMessage = { type: "alive" };

export type FromServer =
    | ServerHello
    | TablesMessage
    | SeatedMessage
    | WatchingMessage
    | SpectatorsMessage
    | RoomMessage
    | TableMessage
    | MovedMessage
    | SaidMessage
    | NoticeMessage
    | AliveMessage
    | ReplayMessage
    | Description
    | Refused;

export type Request =
    | { type: "do"; command: Command }
    | ChosenVariant & { type: "new"; names: Name[]; strategies: Strategy[]; seed: Seed | null }
    | { type: "open"; text: string; record: GameRecord | null }
    | { type: "restart" }
    | { type: "undo" }
    | { type: "redo" }
    | { type: "rename"; seat: Seat; name: Name }
    | { type: "show_hand"; seat: Seat }
    | { type: "hide_hand" }
    | { type: "hint" }
    | { type: "track" }
    | { type: "deck" }
    | { type: "replay"; at: MessageNumber | null; open: boolean }
    | { type: "describe"; observation: OpenObservation }
    | { type: "review"; seat: Seat; round: MessageNumber; step: MessageNumber; others: MessageNumber[] }
    | { type: "seal"; text: string }
    | { type: "statistics"; records: object[]; reset: boolean; tables?: boolean }
    | { type: "backup"; games: KeptGame[]; records: object[]; days: object[]; helped: string[]; settings: Record<string, string>; text: string }
    | { type: "play_on"; at: MessageNumber }
    | { type: "save" }
    | { type: "today"; date: Day; days: object[]; records: object[]; left?: string[] }
    | { type: "daily_deal"; date: Day; names: Name[] }
    | { type: "deal_day"; date: Day }
    | { type: "deal_result"; date: Day; days: object[]; helped: string[] }
    | { type: "puzzle"; date: Day; number: number; pack: string; names: Name[]; days?: object[] }
    | { type: "answer_puzzle"; date: Day; number: number; pack: string; card: Card | null; days: object[] };

export type Command =
    | { type: "play"; card: Card }
    | { type: "discard"; card: Card }
    | { type: "rage_quit"; strategy?: string }
    | { type: "take_seat"; seat: Seat }
    | { type: "set_strategy"; seat: Seat; strategy: string };

export type ChosenVariant = { score_limit?: number; reseed_each_round?: boolean };

export type OpenObservation = OpenVariant & {
    seat: Seat | null;
    round: number;
    turn: Seat | null;
    hand: Cards;
    discards: Cards;
    legal_plays: Cards;
    table: Cards[];
    seats: OpenSeatView[];
    moves: OpenMove[];
    results: OpenRoundResult[];
    winners: Seat[];
    marks?: Seat[];
};

export type OpenVariant = { score_limit: number; reseed_each_round?: boolean; duplicate_deals?: number };

export type OpenSeatView = {
    name: Name;
    strategy: Strategy;
    cards_left: Count;
    discard_count: Count;
    round_points: Count | null;
    score: Count;
};

export type OpenMove = { seat: Seat; card: Card | null };

export type OpenRoundResult = { discards: Cards[]; gained: Count[]; scores: Count[] };

export type KeptGame = { text: string; moment: string };

export type ServerRequest =
    | { type: "hello"; v: number }
    | { type: "list" }
    | TableVariant & { type: "host"; name: PersonName; turn_limit: number | null; is_private: boolean; time_bank?: number | null }
    | { type: "join"; table: TableName; name: PersonName; seat: Seat | null }
    | { type: "resume"; table: TableName; token: Token; seq: MessageNumber | null }
    | { type: "watch"; table: TableName; invitation: Token | null }
    | { type: "replay"; at: MessageNumber | null; open: boolean }
    | { type: "describe"; observation: OpenObservation }
    | { type: "do"; command: Choice }
    | { type: "ready_to_play"; is_ready: boolean }
    | { type: "fill"; seat: Seat; strategy: string | null }
    | { type: "kick"; seat: Seat }
    | { type: "say"; phrase: Phrase }
    | { type: "leave" }
    | { type: "come_back" };

export type TableVariant = { score_limit?: number; reseed_each_round?: false; duplicate_deals?: number };

export type PersonName = string;

export type Choice = { type: "play"; card: Card } | { type: "discard"; card: Card };

export type Ready = { type: "ready"; seq: MessageNumber; is_paced?: boolean };

export type ToTable = (Request & { n: MessageNumber; v?: 1 }) | Ready;

export type ToServer =
    | ServerRequest & { n: MessageNumber }
    | { type: "hello"; v: number; n?: MessageNumber };
