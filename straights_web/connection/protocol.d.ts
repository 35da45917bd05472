// The messages of docs/protocol.md as types.

export type Card = string;
export type Strategy = string | null;

export type Command =
    | { type: "play"; card: Card }
    | { type: "discard"; card: Card }
    | { type: "rage_quit"; strategy: string }
    | { type: "take_seat"; seat: number }
    | { type: "set_strategy"; seat: number; strategy: string };

export type RoundResult = { discards: Card[][]; gained: number[]; scores: number[] };

export type GameEvent =
    | { type: "round_started"; number: number; leader: number; hands: (Card[] | null)[] }
    | { type: "card_played"; seat: number; card: Card }
    | { type: "card_discarded"; seat: number; card: Card | null }
    | { type: "seat_changed"; seat: number; before: Strategy; now: Strategy }
    | { type: "round_ended"; number: number; result: RoundResult }
    | { type: "game_ended"; winners: number[]; scores: number[] };

export type SeatView = {
    name: string;
    strategy: Strategy;
    cards_left: number;
    discard_count: number;
    round_points: number | null;
    score: number;
};

export type Observation = {
    seat: number | null;
    round: number;
    score_limit: number;
    turn: number | null;
    hand: Card[];
    discards: Card[];
    legal_plays: Card[];
    must_discard: boolean;
    table: Card[][];
    seats: SeatView[];
    moves: { seat: number; card: Card | null }[];
    results: RoundResult[];
    winners: number[];
};

export type TableState = {
    observation: Observation;
    can_undo: boolean;
    can_redo: boolean;
    is_practice: boolean;
    viewer: number | null;
    humans: number[];
    seal: string | null;
    seed: number | null;
    salt: string;
};

export type StrategyInfo = { name: string; level: string; description: string };

export type Hello = {
    type: "hello";
    v: number;
    program: string;
    strategies: StrategyInfo[];
    score_limit: number;
    seed_range: [number, number];
};

export type TableReason = "new" | "opened" | "undone" | "redone" | "renamed" | "hand_shown" | "hand_hidden";

export type TableMessage = TableState & {
    type: "table";
    seq: number;
    n?: number;
    reason: TableReason;
    history: GameEvent[];
};

export type EventsMessage = TableState & { type: "events"; seq: number; n?: number; events: GameEvent[] };

export type Refused = { type: "refused"; n?: number; reason: string; detail: string };

export type Hint = {
    choice: Command;
    alternatives: number;
    behind: Card[];
    opened: Card[];
    ends_row: boolean;
    points: number;
    needed: number;
    cheaper: number;
};

export type HintMessage = {
    type: "hint";
    n: number;
    seq: number;
    best: Hint;
    against: Hint | null;
    points: number;
    costs: { card: Card; cost: number }[];
};

export type CardLocation = "on_table" | "in_hand" | "put_down" | "unseen";

export type TrackerMessage = {
    type: "tracker";
    n: number;
    seats: number[];
    cards: { card: Card; location: CardLocation; can_hold: boolean[] }[];
};

export type DeckMessage = { type: "deck"; n: number; order: Card[] };

export type TranscriptMessage = { type: "transcript"; n: number; input: string; output: string; arguments: string };

export type ReplayMessage = {
    type: "replay";
    n: number;
    at: number;
    count: number;
    rounds: number[];
    observation: Observation;
    hands: Card[][];
    event: GameEvent | null;
};

export type SavedMessage = { type: "saved"; n?: number; seq: number; text: string };

export type GameRecord = {
    game: string;
    level: string;
    rounds: { number: number; gained: number | null; hints: number; practice: boolean }[];
    end: { score: number; place: number; tied: boolean } | null;
    practice_from: number | null;
};

export type StatisticsMessage = { type: "statistics"; record: GameRecord };

export type Answer =
    | TableMessage
    | EventsMessage
    | HintMessage
    | TrackerMessage
    | DeckMessage
    | TranscriptMessage
    | ReplayMessage
    | SavedMessage;

export type FromTable = Hello | Answer | Refused | StatisticsMessage;

export type NewGame = {
    type: "new";
    names: string[];
    strategies: Strategy[];
    seed: number | null;
    score_limit: number;
};

export type Request =
    | { type: "do"; command: Command }
    | NewGame
    | { type: "open"; text: string; record: GameRecord | null }
    | { type: "undo" }
    | { type: "redo" }
    | { type: "rename"; seat: number; name: string }
    | { type: "show_hand"; seat: number }
    | { type: "hide_hand" }
    | { type: "hint" }
    | { type: "track" }
    | { type: "deck" }
    | { type: "transcript" }
    | { type: "replay"; at: number | null }
    | { type: "save" };

export type ToTable = (Request & { n: number }) | { type: "ready"; seq: number };
