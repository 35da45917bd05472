// The messages of docs/protocol.md as types. Generated from its schema by
// packaging/web/protocol_types.py: change it there.

export type Card = string;

export type Cards = Card[];

export type Seat = number;

export type Strategy = string | null;

export type Name = string;

export type Count = number;

export type Seed = number;

export type Key = string;

export type MessageNumber = number;

export type SentenceValue =
    | string
    | number
    | { card: Card }
    | { cards: Cards }
    | { suit: string }
    | { rank: string }
    | { names: Name[] }
    | { tenths: number }
    | Sentence;

export type Sentence = {
    context: string;
    template: string;
    values?: Record<string, SentenceValue>;
    singular?: string;
    count?: number;
};

export type Sentences = Sentence[];

export type Command =
    | { type: "play"; card: Card }
    | { type: "discard"; card: Card }
    | { type: "rage_quit"; strategy: string }
    | { type: "take_seat"; seat: Seat }
    | { type: "set_strategy"; seat: Seat; strategy: string };

export type RoundResult = { discards: Cards[]; gained: Count[]; scores: Count[] };

export type Told = { log?: Sentences; spoken?: Sentences };

export type GameEvent =
    | { type: "round_started"; told?: Told; number: Count; leader: Seat; hands: (Cards | null)[] }
    | { type: "card_played"; told?: Told; seat: Seat; card: Card }
    | { type: "card_discarded"; told?: Told; seat: Seat; card: Card | null }
    | { type: "seat_changed"; told?: Told; seat: Seat; before: Strategy; now: Strategy }
    | { type: "round_ended"; told?: Told; number: Count; result: RoundResult }
    | { type: "game_ended"; told?: Told; winners: Seat[]; scores: Count[] };

export type SeatView = {
    name: Name;
    strategy: Strategy;
    cards_left: Count;
    discard_count: Count;
    round_points: number | null;
    score: Count;
};

export type Variant = { score_limit: number; reseed_each_round: boolean };

export type Observation = Variant & {
    seat: Seat | null;
    round: number;
    turn: Seat | null;
    hand: Cards;
    discards: Cards;
    legal_plays: Cards;
    must_discard: boolean;
    table: Cards[];
    seats: SeatView[];
    moves: { seat: Seat; card: Card | null }[];
    results: RoundResult[];
    winners: Seat[];
};

export type TableState = {
    observation: Observation;
    can_undo: boolean;
    can_redo: boolean;
    is_practice: boolean;
    viewer: Seat | null;
    humans: Seat[];
    players: Strategy[];
    seal: string | null;
    seed: Seed | null;
    salt: string;
    key?: Key;
};

export type StrategyInfo = { name: string; level: string; description: string };

export type Hello = {
    type: "hello";
    v: number;
    program: string;
    strategies: StrategyInfo[];
    opponents: string[];
    score_limit: Count;
    highest_score_limit: Count;
    longest_name: Count;
    seed_range: [Seed, Seed];
};

export type TableReason =
    | "new"
    | "opened"
    | "undone"
    | "redone"
    | "renamed"
    | "hand_shown"
    | "hand_hidden"
    | "resumed";

export type TableMessage = TableState & {
    type: "table";
    seq: MessageNumber;
    n?: MessageNumber;
    reason: TableReason;
    history: GameEvent[];
};

export type EventsMessage = TableState & {
    type: "events";
    seq: MessageNumber;
    n?: MessageNumber;
    events: GameEvent[];
};

export type Refused = {
    type: "refused";
    n?: MessageNumber;
    reason: string;
    detail: string;
    text?: Sentences;
};

export type Cost = { card: Card; cost: number; near_tie: boolean; text: Sentence };

export type HintMessage = {
    type: "hint";
    n: MessageNumber;
    seq: MessageNumber;
    best: Card;
    advice: Sentence;
    reasons: Sentences;
    spoken: Sentences;
    costs: Cost[];
};

export type Decision = {
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
    best: Card;
    advice: Sentence;
    spoken: Sentences;
    costs: Cost[];
};

export type LuckPart = { name: Sentence; points: number; text: Sentence };

export type Summary = { verdict: Sentence; price: Sentence; parts: LuckPart[]; moments: Count[] };

export type ReviewMessage = {
    type: "review";
    n: MessageNumber;
    seat: Seat;
    round: number;
    step: Count;
    steps: number;
    decision: Decision | null;
    summary: Summary | null;
    total: Summary | null;
};

export type CardLocation = "on_table" | "in_hand" | "put_down" | "unseen";

export type TrackerMessage = {
    type: "tracker";
    n: MessageNumber;
    seats: Seat[];
    letters: string[];
    cards: { card: Card; location: CardLocation; can_hold: boolean[]; text: Sentence }[];
};

export type DeckMessage = { type: "deck"; n: MessageNumber; hands: Cards[] };

export type TranscriptMessage = {
    type: "transcript";
    n: MessageNumber;
    input: string;
    output: string;
    arguments: string;
};

export type ReplayMessage = {
    type: "replay";
    n: MessageNumber;
    at: Count;
    count: Count;
    rounds: Count[];
    observation: Observation;
    hands: Cards[] | null;
    event: GameEvent | null;
};

export type SavedMessage = {
    type: "saved";
    n?: MessageNumber;
    seq: MessageNumber;
    game: MessageNumber;
    text: string;
};

export type Price = number;

export type CountOrNone = Count | null;

export type NumberOrNone = number | null;

export type LevelFigures = {
    level: string | null;
    games: Count;
    wins: Count;
    ties: Count;
    average_place: NumberOrNone;
    best_game: CountOrNone;
    worst_game: CountOrNone;
    current_streak: Count;
    longest_streak: Count;
    rounds: Count;
    mean_points: NumberOrNone;
    rounds_without_points: Count;
    best_round: CountOrNone;
    worst_round: CountOrNone;
    hints: Count;
    points: Count[];
    text: Sentence;
    line: number[];
};

export type FiguresMessage = {
    type: "figures";
    n: MessageNumber;
    levels: LevelFigures[];
    bands: { level: Sentence; most: number | null }[];
    games_table: string;
    rounds_table: string;
    records: GameRecord[] | null;
};

export type SealMessage = { type: "seal"; n: MessageNumber; seal: string | null };

export type RoundRecord = {
    number: number;
    gained: number | null;
    hints: Count;
    practice: boolean;
    play?: string;
    price?: Price | null;
};

export type GameRecord = {
    game: string;
    level: string;
    rounds: RoundRecord[];
    end: { score: Count; place: number; tied: boolean } | null;
    practice_from: number | null;
    moment?: string;
    moments?: Record<string, string>;
    from?: number;
    isReset?: boolean;
};

export type StatisticsMessage = { type: "statistics"; record: GameRecord; to_review: number | null };

export type Answer =
    | TableMessage
    | EventsMessage
    | HintMessage
    | TrackerMessage
    | DeckMessage
    | TranscriptMessage
    | ReplayMessage
    | ReviewMessage
    | FiguresMessage
    | SealMessage
    | SavedMessage;

export type FromTable = Hello | Answer | Refused | StatisticsMessage;

export type NewGame = {
    type: "new";
    names: Name[];
    strategies: Strategy[];
    seed: Seed | null;
    score_limit?: number;
    reseed_each_round?: boolean;
};

export type Request =
    | { type: "do"; command: Command }
    | NewGame
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
    | { type: "transcript" }
    | { type: "replay"; open: boolean; at: MessageNumber | null }
    | { type: "review"; seat: Seat; round: MessageNumber; step: MessageNumber; others: MessageNumber[] }
    | { type: "play_on"; at: MessageNumber }
    | { type: "seal"; text: string }
    | { type: "statistics"; reset: boolean; records: object[] }
    | { type: "save" };

export type Ready = { type: "ready"; seq: MessageNumber; is_paced?: boolean };

export type ToTable = ((Request & { n: MessageNumber }) | Ready) & { v?: 1 };

export type TableName = string;

export type Token = string;

export type TurnLimit = number | null;

export type Seconds = number | null;

export type Phrase =
    | "hello"
    | "good_luck"
    | "nice_move"
    | "thanks"
    | "ouch"
    | "sorry"
    | "one_moment"
    | "well_played"
    | "again"
    | "goodbye"
    | "like"
    | "heart"
    | "laugh"
    | "surprise"
    | "tears";

export type Stage = "waiting" | "playing" | "over";

export type PlaceKind = "empty" | "person" | "computer";

export type PlaceName = string;

export type Place = {
    name: PlaceName;
    kind: PlaceKind;
    strategy: Strategy;
    is_here: boolean;
    is_ready: boolean;
    has_left: boolean;
    away_seconds: Seconds;
};

export type ServerHello = {
    type: "hello";
    n?: MessageNumber;
    v: 1;
    program: string;
    strategies: StrategyInfo[];
    phrases: Phrase[];
    phrase_texts: Sentences;
    score_limit: Count;
    highest_score_limit: Count;
    turn_range: [Count, Count];
    longest_name: Count;
};

export type ListedTable = Variant & {
    table: TableName;
    stage: Stage;
    turn_limit: TurnLimit;
    places: { name: PlaceName; kind: PlaceKind }[];
};

export type TablesMessage = { type: "tables"; n: MessageNumber; tables: ListedTable[] };

export type SeatedMessage = {
    type: "seated";
    n: MessageNumber;
    table: TableName;
    seat: Seat;
    token?: Token;
    last_n: number;
    invitation: Token;
};

export type WatchingMessage = { type: "watching"; n: MessageNumber; table: TableName; is_live: boolean };

export type RoomMessage = Variant & {
    type: "room";
    table: TableName;
    stage: Stage;
    host: Seat | null;
    places: Place[];
    turn_limit: TurnLimit;
    turn_seconds: Seconds;
    is_private: boolean;
};

export type MovedMessage = {
    type: "moved";
    seq: MessageNumber;
    n?: MessageNumber;
    events: GameEvent[];
    turn: Seat | null;
    legal_plays?: Cards;
    must_discard?: boolean;
    key?: Key;
};

export type SaidMessage = { type: "said"; seat: Seat; phrase: Phrase };

export type FromServer =
    | ServerHello
    | TablesMessage
    | SeatedMessage
    | WatchingMessage
    | RoomMessage
    | TableMessage
    | MovedMessage
    | SaidMessage
    | Refused;

export type ServerRequest =
    | { type: "list" }
    | { type: "host"; name: Name; score_limit?: number; reseed_each_round?: false; turn_limit: TurnLimit; is_private: boolean }
    | { type: "join"; table: TableName; name: Name; seat: Seat | null }
    | { type: "resume"; table: TableName; token: Token; seq: MessageNumber | null }
    | { type: "watch"; table: TableName; invitation: Token | null }
    | { type: "ready_to_play"; is_ready: boolean }
    | { type: "fill"; seat: Seat; strategy: Strategy }
    | { type: "do"; command: Choice }
    | { type: "say"; phrase: Phrase }
    | { type: "leave" }
    | { type: "come_back" };

export type Choice = { type: "play" | "discard"; card: Card };

export type ToServer = (ServerRequest & { n: MessageNumber }) | { type: "hello"; v: 1; n?: MessageNumber };
