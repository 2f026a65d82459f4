/** What a pack may say, as TypeScript. Generated from the schemas by `npm run schemas:build`: do not edit. */

/** A value for every side of the game, or one for each. */
export type BySide<T> = T | Record<string, T>

/** The scenario that this one is, but for what it says itself: one of the pack or of a pack in `requires`, also as pack/scenario. */
export type Extends = string
/** A scenario of the pack or of a pack in `requires`: its id, or pack/scenario. */
export type ScenarioName = string
/** What is taken out of what lies under this file, before anything else: ids, or ways where several bear one id. An entry that is written again then is written anew. */
export type Without = string[]
/** A name for the machine: lower case letters, digits and dashes, a letter first. */
export type Id = string
/** A key of a free list: letters, digits, dots, dashes. */
export type EntryName = string
/** A language code: "en", "it", "pt-br". */
export type Language = string
/** Text in the languages of the pack, by language code. */
export type LocalText = {en: string; it?: string; [language: string]: string | undefined}
/** Where a part of the content comes from. */
export type Source = 'rulebook' | 'found' | 'derived' | 'reconstruction' | 'own'
/** A cell by its wargame name, column then row: "0704". Quote it. On a map of areas, the id of the area. */
export type CellName = string
/** A side of a cell: "0704/NE". Either of the two cells may own the name. */
export type SideName = string
/** A number of movement points: a whole number, halves as text ("1/2", "3/2"), or "closed". */
export type Cost = number | string
/** What a power is multiplied by: a whole number, or halves as text ("1/2", "3/2"). */
export type Factor = number | string
/** A cost for every side of the game, or one for each side by its id. */
export type CostBySide = BySide<Cost>
/** A cost for each side, by its id. */
export type CostOfEachSide = Record<string, Cost>
/** A direction on the map. */
export type Direction = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW'
/** A colour as hexadecimal digits after a #. Quote it: without quotes a # begins a comment. */
export type Colour = string
/** A whole number; below zero it is shunned. */
export type Weight = number
/** Exactly one character. */
export type Glyph = string
/** Shape and size of the grid. */
export type GridSpec = HexGrid | SquareGrid | AreaGrid
/** A point, right and down, in cell widths. */
export type MapPoint = [number, number]
/** Cells with a part in the rules; `role` says which. */
export type Site = ObjectiveSite | BaseSite | PrisonSite | LandmarkSite
/** A map for one case: a map file without id. */
export type CaseMap = Omit<MapFile, 'id'>
/** Texts of one group, by id. */
export type TextGroup = Record<string, TextEntry>
/** What a result does. */
export type TableResult = NoResult | RetreatResult | PanicResult
/** A set of cells; `type` says how it is described. */
export type CorteoZone = Zone
/** Something that is so or not. */
export type CorteoCondition = Condition | MarchCondition | SplitCondition | ConvoyCondition
/** Which units are meant: those that meet every line written here. */
export type CorteoUnitFilter = UnitFilter & {
  controlledBy?: string
  linked?: boolean
  march?: boolean
  lastMarch?: boolean
  head?: boolean
  waiting?: boolean
}
/** One line of the score sheet. */
export type ScoringLine = ObjectivesScoring | ArrestedPowerScoring | PowerOnMapScoring | CounterScoring
/** How the units of a side without a player move, by rule. */
export type CorteoSideMoves = SideMoves
/** A choice of one player: before the set-up, or standing from the start and changed later. */
export type CorteoScenarioOption = ScenarioOption
/** A number that triggers change and scoring lines read. */
export type CorteoScenarioCounter = ScenarioCounter
/** A deck of cards: what they say happens when they are turned up or played. Each player has a hand of it, which others do not see. */
export type CorteoScenarioDeck = ScenarioDeck
/** At a moment of the game, if a condition holds, something happens. Triggers of one moment are read in the order of the file; each is told in the log by its text. */
export type CorteoTrigger = Omit<Trigger, 'do' | 'when' | 'who'> & {
  do: CorteoEffect[]
  when?: CorteoCondition
  who?: CorteoUnitFilter
}
/** Changes a number of the rules, always or while a condition holds. */
export type CorteoScenarioModifier = ScenarioModifier
/** A statement of the rules (docs/rules/corteo.md). */
export type CorteoStatement = string
/** Exactly one of `do`, `offers`, `hides`, `refuses` (with `rule`), `secret` or `expect`. */
export type CaseStep = (
  | {do: CaseAction; by?: string}
  | {offers: CaseAction[]; by?: string}
  | {hides: CaseAction[]; by?: string}
  | {refuses: CaseAction; rule: string; by?: string}
  | {secret: Position; unseenBy?: string}
  | {expect: Expectation}
) & {spare?: string}
/** An action or a part of one: `type` and its fields. */
export type CaseAction = Record<string, string | number | boolean>
/** A phase. */
export type CorteoPhase = string
/** What a refusal names: a statement of the rules, or K-SEAT and the like for what no game allows. */
export type CorteoReason = string
/** A type of action. */
export type CorteoActionType = string
/** A whole number, or a measure that is read when it is needed. */
export type CorteoAmount = Amount
/** A number read from the game. */
export type CorteoMeasure = Measure | TakenMeasure | HeadStepsMeasure
/** What a trigger does. */
export type CorteoEffect = Effect | FreeEffect | TurnsEffect | SuppliesEffect | BarricadeEffect
/** Movement points, or `closed`. */
export type CryHavocCost = number | 'closed'
/** Points that replace the cost of the cell, `free` or `closed`. */
export type CryHavocEdgeCost = number | 'free' | 'closed'
/** What gives points. */
export type CryHavocScoring = CryHavocCasualties | CryHavocExits | CryHavocHolds | CryHavocCaptives
/** What ends the game. */
export type CryHavocVictory = CryHavocEliminate | CryHavocExitWin | CryHavocHoldWin | CryHavocScoreWin
/** A choice of one player: before the set-up, or standing from the start and changed later. */
export type CryHavocScenarioOption = ScenarioOption
/** A level of victory that the scenario adds to those of the rules: who wins when a condition holds, at the end or at once. */
export type CryHavocScenarioLevel = ScenarioLevel
/** A number that triggers change and scoring lines read. */
export type CryHavocScenarioCounter = ScenarioCounter
/** A deck of cards: what they say happens when they are turned up or played. Each player has a hand of it, which others do not see. */
export type CryHavocScenarioDeck = ScenarioDeck
/** Units that come by schedule: those that wait off the map are put on a zone, at a moment. */
export type CryHavocScheduleEntry = ScheduleEntry
/** At a moment of the game, if a condition holds, something happens. Triggers of one moment are read in the order of the file; each is told in the log by its text. */
export type CryHavocTrigger = Omit<Trigger, 'do' | 'when' | 'who'> & {
  do: CryHavocEffect[]
  when?: CryHavocCondition
  who?: CryHavocUnitFilter
}
/** Changes a number of the rules, always or while a condition holds. */
export type CryHavocScenarioModifier = ScenarioModifier
/** A statement of the rules (docs/rules/cry-havoc.md). */
export type CryHavocStatement = string
/** Exactly one of `do`, `offers`, `hides`, `refuses` (with `rule`), `secret` or `expect`. */
export type CryHavocCaseStep = (
  | {do: CryHavocCaseAction; by?: string}
  | {offers: CryHavocCaseAction[]; by?: string}
  | {hides: CryHavocCaseAction[]; by?: string}
  | {refuses: CryHavocCaseAction; rule: string; by?: string}
  | {secret: CryHavocPosition; unseenBy?: string}
  | {expect: CryHavocExpectation}
) & {spare?: string}
/** What a refusal names: a statement of the rules, or K-SEAT and the like for what no game allows. */
export type CryHavocReason = string
/** An action or a part of one: `type` and its fields. */
export type CryHavocCaseAction = Record<string, string | number | boolean>
/** A type of action. */
export type CryHavocActionType = string
/** A phase. */
export type CryHavocPhase = string
/** A whole number, or a measure that is read when it is needed. */
export type CryHavocAmount = Amount
/** A set of cells; `type` says how it is described. */
export type CryHavocZone = Zone
/** Which units are meant: those that meet every line written here. */
export type CryHavocUnitFilter = UnitFilter & {
  health?: string
  stunned?: boolean
  mounted?: boolean
  captive?: boolean
  beast?: boolean
  figure?: string
}
/** A number read from the game. */
export type CryHavocMeasure = Measure
/** Something that is so or not. */
export type CryHavocCondition = Condition
/** What a trigger does. */
export type CryHavocEffect = Effect | HurtEffect | HealEffect
/** What a trigger does. */
export type JuntaEffect =
  | Effect
  | JuntaDrawEffect
  | JuntaNoteEffect
  | JuntaPayEffect
  | JuntaPretextEffect
  | JuntaBankHolidayEffect
  | JuntaLevyEffect
  | JuntaEndVoteEffect
  | JuntaRivalBudgetEffect
  | JuntaRecountEffect
  | JuntaMotionEffect
  | JuntaDropInfluenceEffect
  | JuntaSackEffect
  | JuntaSpyEffect
  | JuntaAttemptEffect
  | JuntaGuardEffect
  | JuntaBuyOffEffect
  | JuntaBurgleEffect
  | JuntaPoliceEffect
  | JuntaUnitsEffect
  | JuntaBribeEffect
  | JuntaPassportEffect
  | JuntaWordsEffect
/** A weight; negative: it is avoided. */
export type JuntaWeight = number
/** A number that triggers change and scoring lines read. */
export type JuntaScenarioCounter = ScenarioCounter
/** At a moment of the game, if a condition holds, something happens. Triggers of one moment are read in the order of the file; each is told in the log by its text. */
export type JuntaTrigger = Omit<Trigger, 'do' | 'when' | 'who'> & {do: JuntaEffect[]; when?: JuntaCondition}
/** Changes a number of the rules, always or while a condition holds. */
export type JuntaScenarioModifier = ScenarioModifier
/** A statement of the rules (docs/rules/junta.md). */
export type JuntaStatement = string
/** Notes by value. */
export type JuntaNoteValues = number[]
/** Exactly one of `do`, `offers`, `hides`, `refuses` (with `rule`), `secret` or `expect`. */
export type JuntaCaseStep = (
  | {do: JuntaCaseAction; by?: string}
  | {offers: JuntaCaseAction[]; by?: string}
  | {hides: JuntaCaseAction[]; by?: string}
  | {refuses: JuntaCaseAction; rule: string; by?: string}
  | {secret: JuntaPosition; unseenBy?: string}
  | {expect: JuntaExpectation}
) & {spare?: string}
/** Political cards by name. */
export type JuntaCardNames = Id[]
/** Units by family. */
export type JuntaUnitCounts = Record<string, number>
/** A phase. */
export type JuntaPhase = string
/** An action or a part of one: `type` and its fields. */
export type JuntaCaseAction = Record<string, string | number | boolean>
/** What a refusal names: a statement of the rules, or K-SEAT and the like for what no game allows. */
export type JuntaReason = string
/** A type of action. */
export type JuntaActionType = string
/** A whole number, or a measure that is read when it is needed. */
export type JuntaAmount = Amount
/** A number read from the game. */
export type JuntaMeasure =
  Measure | JuntaMoneyMeasure | JuntaCardsMeasure | JuntaVotesMeasure | JuntaFamiliesMeasure
/** Something that is so or not. */
export type JuntaCondition =
  | Condition
  | JuntaFamilyCondition
  | JuntaHoldsCondition
  | JuntaGivenCondition
  | JuntaCardCondition
  | JuntaPretextCondition
/** A whole number; below zero it is shunned. */
export type KriegspielWeight = number
/** A choice of one player: before the set-up, or standing from the start and changed later. */
export type KriegspielScenarioOption = ScenarioOption
/** A level of victory that the scenario adds to those of the rules: who wins when a condition holds, at the end or at once. */
export type KriegspielScenarioLevel = ScenarioLevel
/** A number that triggers change and scoring lines read. */
export type KriegspielScenarioCounter = ScenarioCounter
/** A deck of cards: what they say happens when they are turned up or played. Each player has a hand of it, which others do not see. */
export type KriegspielScenarioDeck = ScenarioDeck
/** Units that come by schedule: those that wait off the map are put on a zone, at a moment. */
export type KriegspielScheduleEntry = ScheduleEntry
/** At a moment of the game, if a condition holds, something happens. Triggers of one moment are read in the order of the file; each is told in the log by its text. */
export type KriegspielTrigger = Omit<Trigger, 'do' | 'when' | 'who'> & {
  do: KriegspielEffect[]
  when?: KriegspielCondition
  who?: KriegspielUnitFilter
}
/** Changes a number of the rules, always or while a condition holds. */
export type KriegspielScenarioModifier = ScenarioModifier
/** A statement of the rules (docs/rules/kriegspiel.md). */
export type KriegspielStatement = string
/** Exactly one of `do`, `offers`, `hides`, `refuses` (with `rule`), `secret` or `expect`. */
export type KriegspielCaseStep = (
  | {do: KriegspielCaseAction; by?: string}
  | {offers: KriegspielCaseAction[]; by?: string}
  | {hides: KriegspielCaseAction[]; by?: string}
  | {refuses: KriegspielCaseAction; rule: string; by?: string}
  | {secret: KriegspielPosition; unseenBy?: string}
  | {expect: KriegspielExpectation}
) & {spare?: string}
/** A phase. */
export type KriegspielPhase = string
/** An action or a part of one: `type` and its fields. */
export type KriegspielCaseAction = Record<string, string | number | boolean>
/** What a refusal names: a statement of the rules, or K-SEAT and the like for what no game allows. */
export type KriegspielReason = string
/** A type of action. */
export type KriegspielActionType = string
/** A whole number, or a measure that is read when it is needed. */
export type KriegspielAmount = Amount
/** A set of cells; `type` says how it is described. */
export type KriegspielZone = Zone
/** Which units are meant: those that meet every line written here. */
export type KriegspielUnitFilter = UnitFilter & {connected?: boolean}
/** A number read from the game. */
export type KriegspielMeasure = Measure
/** Something that is so or not. */
export type KriegspielCondition = Condition
/** What a trigger does. */
export type KriegspielEffect = Effect
/** What a space of a track does: a thing of the map. */
export type VolkEffect =
  | VolkTrackEffect
  | VolkUnrestEffect
  | VolkShiftEffect
  | VolkTransferEffect
  | VolkStandardEffect
  | VolkBuildEffect
  | VolkDismantleEffect
  | VolkCalmEffect
  | VolkRundownEffect
  | VolkRepairEffect
  | VolkDissolveEffect
  | VolkPeekEffect
  | VolkAbroadEffect
  | VolkSpecialEffect
  | VolkRazeEffect
  | VolkWallEffect
  | VolkOpenWallEffect
/** What a trigger does. */
export type WirSindDasVolkEffect =
  | Effect
  | VolkDrawEffect
  | VolkTrackEffect
  | VolkUnrestEffect
  | VolkShiftEffect
  | VolkTransferEffect
  | VolkStandardEffect
  | VolkBuildEffect
  | VolkDismantleEffect
  | VolkCalmEffect
  | VolkRundownEffect
  | VolkRepairEffect
  | VolkDissolveEffect
  | VolkPeekEffect
  | VolkAbroadEffect
  | VolkSpecialEffect
  | VolkRazeEffect
  | VolkWallEffect
  | VolkOpenWallEffect
/** A whole number; below zero it is shunned. */
export type VolkWeight = number
/** A number that triggers change and scoring lines read. */
export type WirSindDasVolkScenarioCounter = ScenarioCounter
/** At a moment of the game, if a condition holds, something happens. Triggers of one moment are read in the order of the file; each is told in the log by its text. */
export type WirSindDasVolkTrigger = Omit<Trigger, 'do' | 'when' | 'who'> & {
  do: WirSindDasVolkEffect[]
  when?: WirSindDasVolkCondition
}
/** Changes a number of the rules, always or while a condition holds. */
export type WirSindDasVolkScenarioModifier = ScenarioModifier
/** A statement of the rules (docs/rules/wir-sind-das-volk.md). */
export type WirSindDasVolkStatement = string
/** Exactly one of `do`, `offers`, `hides`, `refuses` (with `rule`), `secret` or `expect`. */
export type VolkCaseStep = (
  | {do: VolkCaseAction; by?: string}
  | {offers: VolkCaseAction[]; by?: string}
  | {hides: VolkCaseAction[]; by?: string}
  | {refuses: VolkCaseAction; rule: string; by?: string}
  | {secret: VolkPosition; unseenBy?: string}
  | {expect: VolkExpectation}
) & {spare?: string}
/** A phase. */
export type WirSindDasVolkPhase = string
/** What is being settled, or `none`. */
export type WirSindDasVolkTask = string
/** An action or a part of one: `type` and its fields. */
export type VolkCaseAction = Record<string, string | number | boolean>
/** What a refusal names: a statement of the rules, or K-SEAT and the like for what no game allows. */
export type WirSindDasVolkReason = string
/** A type of action. */
export type WirSindDasVolkActionType = string
/** A whole number, or a measure that is read when it is needed. */
export type WirSindDasVolkAmount = Amount
/** A number read from the game. */
export type WirSindDasVolkMeasure = Measure | VolkTrackMeasure | VolkProtestsMeasure
/** Something that is so or not. */
export type WirSindDasVolkCondition = Condition | VolkCardCondition | VolkSideCondition
/** Something that is so or not. */
export type Condition =
  | MeasureCondition
  | OptionCondition
  | TurnCondition
  | PhaseCondition
  | PresentCondition
  | AllCondition
  | AnyCondition
  | NotCondition
/** A whole number, or a measure that is read when it is needed. */
export type Amount = number | Measure
/** A set of cells; `type` says how it is described. */
export type Zone =
  | PlaceZone
  | RegionZone
  | TerrainZone
  | SitesZone
  | CellsZone
  | NearZone
  | AnyZone
  | AllZone
  | ExceptZone
  | SpreadZone
  | ChosenZone
  | HereZone
  | ThereZone
  | OfZone
  | FeatureZone
  | ControlZone
/** What a trigger does. */
export type Effect =
  | CountEffect
  | SetEffect
  | RevealEffect
  | ChooseEffect
  | PlaceEffect
  | MoveEffect
  | RemoveEffect
  | ChangeEffect
  | StatusEffect
  | TerrainEffect
  | EdgeEffect
  | FeatureEffect
  | ControlEffect
  | ModifyEffect
  | RollEffect
  | OneOfEffect
  | IfEffect
  | EachEffect
  | RepeatEffect
  | AskEffect
  | DrawEffect
  | PlayEffect
  | DiscardEffect
  | TakeEffect
  | GiveEffect
  | ShuffleEffect
  | SayEffect
  | EndEffect
/** A number read from the game. */
export type Measure =
  | UnitsMeasure
  | PowerMeasure
  | CounterMeasure
  | TurnMeasure
  | ScoreMeasure
  | CellsMeasure
  | DistanceMeasure
  | HeldMeasure
  | NumberMeasure
  | CardsMeasure
  | RolledMeasure
  | AddMeasure
  | LessMeasure
  | TimesMeasure
  | LeastMeasure
  | MostMeasure
  | ShareMeasure

/** Single values of what lies under this file, each by the way to it: keys, ids of entries, or their number from 0. A value is put in whole. */
export type Change = {
  [k: string]: unknown
}
/** A side of the game. */
export type Side = {
  /** Name of the side. */
  id: Id
  /** How its pieces look. */
  look: SideLook
}
/** How the pieces of a side look. */
export type SideLook = {
  /** Ground colour of the counters. */
  colour: Colour
  /** Colour of what is printed on them. */
  ink: Colour
  /** Outline of the counters, so that colour is never alone. */
  shape: 'round' | 'square' | 'shield'
  /** A picture of the pack on the faces of all its counters that have none of their own. */
  picture?: Id
}
/** How a unit is drawn. */
export type UnitLook = {
  /** Name of the symbol in the middle of the counter, or a single letter or digit. */
  symbol: string
  /** Ground colour, when not that of its side or component. */
  colour?: Colour
  /** Colour of what is printed, when not that of its side or component. */
  ink?: Colour
  /** A picture of the pack on the face of the counter, under its numbers; the symbol is what is seen where it is not there. */
  picture?: Id
}
/** How a terrain is drawn: a colour and, so that colour is never alone, a pattern or a glyph. */
export type TerrainLook = {
  /** Colour of the cell. */
  colour: Colour
  /** Colour of the cell in the dark theme. */
  colourDark?: Colour
  /** Pattern drawn over the colour; steps, chevrons, scarp and corner are turned by the `up` of the legend. */
  pattern?:
    | 'none'
    | 'cobbles'
    | 'dashes'
    | 'bricks'
    | 'windows'
    | 'trees'
    | 'steps'
    | 'chevrons'
    | 'waves'
    | 'crowd'
    | 'hatch'
    | 'grid'
    | 'grass'
    | 'furrows'
    | 'track'
    | 'bushes'
    | 'scarp'
    | 'peaks'
    | 'saddle'
    | 'bastion'
    | 'magazine'
    | 'planks'
    | 'flagstones'
    | 'corner'
  /** A sign or a letter in the middle of the cell. */
  glyph?: string
  /** A picture of the pack that is drawn on the cell; the colour and the pattern are what is seen where it is not there. */
  picture?: Id
  /** How many cells the picture is wide when it runs on from cell to cell, in both directions; without it, it fills each cell anew. */
  pictureCells?: number
}
/** How an edge is drawn. */
export type EdgeLook = {
  /** Colour of the line. */
  colour: Colour
  /** Colour of the line in the dark theme. */
  colourDark?: Colour
  /** What the line looks like. */
  style:
    | 'wall'
    | 'gate'
    | 'river'
    | 'fence'
    | 'door'
    | 'window'
    | 'hedge'
    | 'crest'
    | 'border'
    | 'rail'
    | 'road'
    | 'ferry'
}
/** Where the cards of a deck lie, the top one first. */
export type PositionDeck = {
  /** Those to be drawn next. */
  pile?: Id[]
  /** Those discarded. */
  discard?: Id[]
  /** Those open on the table. */
  display?: Id[]
  /** Those in the hand of each player. */
  hands?: {
    /**
     */
    [k: string]: Id[]
  }
}
/** Someone who made the pack or the game behind it. */
export type Author = {
  /** Name of the person. */
  name: string
  /** What they did. */
  part?: string
}
/** A picture, and who made it. */
export type Picture = {
  /** Its name, by which what is drawn calls for it. */
  id: Id
  /** Its file. */
  file: string
  /** Who made it. */
  author?: string
  /** What may be done with it: the short name of its licence. */
  licence?: string
  /** Where it comes from: an address or a few words. */
  source?: string
}
/** Something worth saying once to who plays for the first time. */
export type Hint = {
  /** Its name: its words stand under it in the texts, in the group `hints`. */
  id: Id
  /** When it is shown: as soon as all of this holds for who is asked. Without it, at once. */
  when?: {
    /** In this phase of the rules. */
    phase?: string
    /** When an action of this type can be chosen. */
    action?: string
    /** Only for who plays this side. */
    side?: Id
  }
  /** What “Show me” points at: choices on the map, a place of the map, or a part of the panel. */
  point?: {
    /** The choices of this type of action, on the map. */
    action?: string
    /** A place of the map. */
    place?: Id
    /** A part of the panel beside the map. */
    panel?: 'choices' | 'table' | 'deals' | 'log' | 'score' | 'trays'
  }
}
/** A pack that this one uses parts of. */
export type Requirement = {
  /** Id of the other pack. */
  pack: Id
  /** Accepted versions: exactly one, or from one up with ^ (while it promises the same), ~ (with small changes only) or >= (whatever comes). */
  version: string
}
/** pack.yaml: what the pack is, whose it is, and which rules it plays by. */
export type PackFile = {
  /** Version of this file format. A pack of format 1 is read too; `ludoteca check --fix` writes it in this one. */
  format: 2
  /** Name of the pack for the machine, unique on a site. */
  id: Id
  /** Version of the pack, three numbers. A finished version never changes. */
  version: string
  /** The rules the pack plays by. */
  ruleset: Id
  /** Name of the pack for people. */
  name: LocalText
  /** One or two sentences on what it is. */
  summary?: LocalText
  /** Who owns what, and what may be done with it. */
  notice: LocalText
  /** People who made the pack or the game behind it. */
  authors: Author[]
  /** Licence of the content, by its short name. */
  licence: string
  /** Languages the pack has texts in: each needs text/<language>.yaml. Default: those of the files that are there. */
  languages?: Language[]
  /** The pictures of the pack, with who made them: files in art/, PNG, JPEG or WebP. What is drawn names them by their id. */
  pictures?: Picture[]
  /** Hints for who plays this pack for the first time, in the order in which they are looked at: each is shown once, when what it is about comes up. Its words stand in the texts, under `hints` and its id: `name` in a word or two, `help` in a sentence. */
  hints?: Hint[]
  /** Other packs whose maps, units, terrain, tables, decks, bots, texts and scenarios this one uses. Its own files give only what differs; without a scenario it plays theirs. */
  requires?: Requirement[]
  /** Ids of scenarios in the order they are offered; the first is played first. Others follow by file name. */
  scenarios?: string[]
}
/** One terrain and the cells that have it. */
export type GroundPatch = {
  /** Terrain id. */
  terrain: Id
  /** The cells. */
  cells: CellName[]
  /** For a slope: the direction that leads up. */
  up?: Direction
}
/** Where a picture lies under the grid. Lengths are in steps from the middle of a cell to that of the next; the middle of the first cell is at 0, 0. */
export type Underlay = {
  /** The picture. */
  picture: Id
  /** Where its upper left corner is: to the right, and down. */
  at: number[]
  /** How wide it is. */
  width: number
  /** How high it is, where it is stretched; without it, it keeps its shape. */
  height?: number
  /** Degrees by which it is turned clockwise about that corner. */
  turn?: number
  /** Degrees by which its left side leans, as scans do. */
  skew?: number
  /** How much of it is seen, in hundredths. Default: 50. */
  opacity?: number
  /** Whether it is seen at the table too; without it only in the studio. */
  inPlay?: boolean
}
/** What one character of the rows stands for. */
export type LegendEntry = {
  /** Terrain id. */
  terrain: Id
  /** For a slope: the direction that leads up; for a scarp, its high side; for the corner of a building, the side the building is on. */
  up?: Direction
}
/** A grid of hexes. */
export type HexGrid = {
  /** A grid of hexes. */
  kind: 'hex'
  /** Whether hexes lie flat side up or point up. */
  orientation: 'flat' | 'pointy'
  /** Which columns (flat) or rows (pointy) are pushed by half a hex, counted from 0: with `odd` the second, the fourth and so on, since cells are named from 1. */
  offset: 'odd' | 'even'
  /** Number of columns. */
  columns: number
  /** Number of rows. */
  rows: number
}
/** A grid of squares. */
export type SquareGrid = {
  /** A grid of squares. */
  kind: 'square'
  /** Number of columns. */
  columns: number
  /** Number of rows. */
  rows: number
}
/** A drawn graph of places. */
export type AreaGrid = {
  /** A drawn graph of places. */
  kind: 'areas'
  /** What lies around the areas: a margin of paper, or the sea with their coast. Default: paper. */
  around?: 'paper' | 'sea'
  /** Width of a cell in the units that the points of this map are written in: how large towns and counters are beside the land. Default: 1. */
  cell?: number
}
/** A place of a drawn graph. */
export type Area = {
  /** Name of the area. */
  id: Id
  /** Terrain id. */
  terrain: Id
  /** Where its counters lie, right and down; a node is drawn around it. In cell widths, or in units of the map where it says `cell`. */
  at: [number, number]
  /** Its outline, point by point; without it the area is a node, such as a town. A smaller area may lie on a larger one. */
  shape?: [number, number][]
  /** The middle of its written name. Default: above the counters in an outline, beside a node where there is room. */
  label?: MapPoint
}
/** One type of edge and the cell sides that have it. */
export type EdgeLine = {
  /** Edge id of terrain.yaml. */
  type: Id
  /** Sides of cells. */
  sides: SideName[]
}
/** A way between two cells that need not touch. */
export type Link = {
  /** Kind of link. */
  type: Id
  /** The two cells. */
  between: [CellName, CellName]
  /** Movement points to use it, or what it costs to lay; a line is drawn with as many strands, up to four. */
  cost?: Cost
  /** Points it bends through on its way from the first cell to the second. */
  via?: [number, number][]
}
/** A name on the ground. */
export type Place = {
  /** Name of the place; its title is in text/*.yaml. */
  id: Id
  /** What it is: street, avenue, square, quarter, bridge, gate; on a map of areas `inset` frames its cells. */
  kind: Id
  /** Cells of the place. */
  cells: CellName[]
}
/** A site that scores when occupied. */
export type ObjectiveSite = {
  /** A site that scores when occupied. */
  role: 'objective'
  /** Name of the site. */
  id: Id
  /** Family of sites, for scenarios that count only some. */
  kind: Id
  /** Points for each of its cells. */
  value: number
  /** Cells of the site. */
  cells: CellName[]
  /** The place it stands in. */
  place?: Id
  /** Where this part of the content comes from. */
  source?: Source
}
/** A base of a side: its units rest, stack and leave by the exits. */
export type BaseSite = {
  /** A base of a side, such as a barracks. */
  role: 'base'
  /** Name of the site. */
  id: Id
  /** The side it belongs to. */
  side: Id
  /** Number printed on it; dice and schedules refer to it. */
  number: number
  /** Cells of the site. */
  cells: CellName[]
  /** Cells next to it where its units come out. */
  exits: CellName[]
}
/** Where arrested units are kept. */
export type PrisonSite = {
  /** Where arrested units are kept. */
  role: 'prison'
  /** Name of the site. */
  id: Id
  /** Cells of the site. */
  cells: CellName[]
}
/** A site without points: stations, crowded places. */
export type LandmarkSite = {
  /** A site without points. */
  role: 'landmark'
  /** Name of the site. */
  id: Id
  /** Family of landmarks. */
  kind: Id
  /** Cells of the site. */
  cells: CellName[]
}
/** A set of cells that scenarios refer to. */
export type Region = {
  /** Name of the region. */
  id: Id
  /** Cells of the region. */
  cells: CellName[]
}
/** Something drawn under the areas that no rule reads: land beyond the map, a lake, a river, a border. */
export type Scenery = {
  /** Terrain id: the points are then the outline of ground that looks like this. */
  terrain?: Id
  /** Edge id: the points are then a line that looks like this. */
  edge?: Id
  /** Outline or line, point by point. */
  points: [number, number][]
  /** The place whose name is written there; the place may be without cells. */
  place?: Id
  /** The middle of the written name. Default: the middle of the points. */
  label?: MapPoint
}
/** maps/*.yaml: the ground, as rows of characters with a legend, and what lies on it by name. */
export type MapFile = {
  /** Name of the map; scenarios refer to it. */
  id: Id
  /** Where this part of the content comes from. */
  source?: Source
  /** Shape and size of the grid. */
  grid: GridSpec
  /** A picture that lies under the grid, to trace the map over it. */
  underlay?: Underlay
  /** One character of `rows` to what it stands for. */
  legend?: {
    [k: string]: LegendEntry
  }
  /** One string a row, one character a cell, from the top. */
  rows?: string[]
  /** Cells that have another ground than `rows` or `areas` say; of two entries for one cell the later counts. A pack over another one changes cells with it and leaves the rows alone. */
  ground?: GroundPatch[]
  /** Only for `kind: areas`: the places of the graph. */
  areas?: Area[]
  /** Walls, rivers, gates and the like, on the sides of cells. */
  edges?: EdgeLine[]
  /** Ways between two cells that need not touch. */
  links?: Link[]
  /** Names on the ground: streets, avenues, squares, quarters, bridges, gates. */
  places?: Place[]
  /** Cells with a part in the rules. */
  sites?: Site[]
  /** Cell sets that scenarios refer to: set-up zones, thirds of an edge. */
  regions?: Region[]
  /** Only for `kind: areas`: what is drawn under the areas and has no part in the rules. */
  scenery?: Scenery[]
}
/** The words for one thing. */
export type TextEntry = {
  /** Its name. */
  name: string
  /** A shorter name, for small places. */
  short?: string
  /** The definite article of its name, which sentences put before it. In Italian il, lo, l’, la, i, gli or le, from which del, allo, dalla and the like are made; in English the. A name such as Giulia or Madrid takes none. */
  article?: 'il' | 'lo' | "l'" | 'l’' | 'la' | 'i' | 'gli' | 'le' | 'the' | 'none'
  /** A sentence or two of help. */
  help?: string
}
/** text/<language>.yaml: names and help in one language, by group and id. */
export type TextFile = {
  /** Language of this file. */
  language: Language
  /** Names and help by group and id: text.terrain.street.name. */
  text: {
    [k: string]: TextGroup
  }
}
/** An action and the seat that took it. */
export type GoldenMove = {
  /** The seat that acts. */
  by: Id
  /** The action: `type` and its fields. */
  do: {readonly type: string; readonly [field: string]: string | number | boolean}
}
/** games/<name>.yaml: a game that was played, and what each of its moves came to; `ludoteca test` and the studio play it again and say where it goes otherwise. */
export type GoldenFile = {
  /** What the game shows. */
  title?: LocalText
  /** The scenario: its id, or pack/scenario of a pack in `requires`. */
  scenario: ScenarioName
  /** Where the chance of the game begins: 32 hexadecimal digits, or a whole number. */
  seed: string | number
  /** Version of the rules it was played by. */
  rules?: number
  /** Everything that was done, in order. */
  moves: GoldenMove[]
  /** What the moves came to: four hexadecimal digits each, some in a row. Written by the tool that saves a game. */
  told: string[]
  /** What the game came to, as a sign: its outcome, or the points so far. */
  end: string
}
/** One kind of ground and all its effects. */
export type Terrain = {
  /** Name of the terrain; its title is in text/*.yaml under terrain. */
  id: Id
  /** How it is drawn. */
  look: TerrainLook
  /** Movement points to enter, for all or by side. */
  cost: CostBySide
  /** For slopes, by the direction of the step: replaces `cost`. The legend says which way is `up`. */
  slope?: {
    /** Movement points going up. */
    up: Cost
    /** Movement points going down. */
    down: Cost
  }
  /** Unit tags that may not enter or cross. */
  closedTo?: Id[]
  /** Sides whose units control (ZOC) cells of this terrain from next door. Default: all. */
  control?: Id[]
  /** Sides whose units end their movement on entering. */
  stops?: Id[]
  /** What it means for throws. */
  launch?: {
    /** Whether a throw passes over it: yes, no, or only when it crosses downhill. Default: true. */
    through?: true | false | 'downhill'
    /** Sides whose units cannot be thrown at here. */
    shelters?: Id[]
  }
  /** What it means for clashes. */
  clash?: {
    /** Whether there is any clash to or from this cell. Default: true. */
    fought?: boolean
    /** Sides whose units cannot be attacked here. */
    shelters?: Id[]
    /** Factor of the power of a unit of that side here: 2, "1/2". */
    factor?: {
      [k: string]: Factor
    }
    /** For slopes: factor of a defender attacked from below. */
    uphill?: {
      /** Factor of the defender. */
      defender: Factor
    }
    /** For slopes: factor of an attacker attacking downhill. */
    downhill?: {
      /** Factor of the attacker. */
      attacker: Factor
    }
  }
  /** Whether a barricade may be put here. Default: true. */
  barricade?: boolean
  /** Cells of one network let units of that side leave from any other in a later hand. */
  network?: {
    /** Name of the network. */
    id: Id
    /** The side that may use it. */
    side: Id
  }
  /** The terrain an objective here counts as once covered. */
  coveredAs?: Id
  /** Where this part of the content comes from. */
  source?: Source
}
/** One kind of cell side. */
export type EdgeType = {
  /** Name of the edge. */
  id: Id
  /** How it is drawn. */
  look: EdgeLook
  /** Whether units may cross it, and for how much: "free", a cost for all, or a cost by side. */
  cost: BySide<Cost> | 'free'
  /** Whether control (ZOC) passes. Default: true. */
  control?: boolean
  /** Whether throws pass. Default: true. */
  launch?: boolean
  /** Whether there are clashes across it. Default: true. */
  clash?: boolean
}
/** terrain.yaml: every kind of ground and of cell side, with its effects. */
export type TerrainFile = {
  /** Kinds of ground. */
  terrain: Terrain[]
  /** Kinds of cell sides: walls, rivers, gates. */
  edges?: EdgeType[]
}
/** A political component, regiment or family: who a unit belongs to inside its side. */
export type Component = {
  /** Name of the component. */
  id: Id
  /** The side it belongs to. */
  side: Id
  /** How its pieces look. */
  look: ComponentLook
}
/** How the pieces of a component look. */
export type ComponentLook = {
  /** Main colour. */
  colour: Colour
  /** Second colour, for a band. */
  colour2?: Colour
  /** Colour of what is printed. */
  ink: Colour
  /** Short letters or a sign printed on the pieces. */
  mark: string
}
/** A type of unit; scenarios say how many there are. */
export type UnitType = {
  /** Name of the unit type; its title is in text/*.yaml under units. */
  id: Id
  /** The side it fights for. */
  side: Id
  /** Movement points of a turn. */
  speed: number
  /** Strength in a clash. */
  power: number
  /** How many people the piece stands for. */
  people?: number
  /** Free words that terrain, tables and scenarios can refer to. */
  tags?: Id[]
  /** How the piece is drawn. */
  look: UnitLook
  /** Whether it may share a cell. `base`: only on base cells. Default: true. */
  stacks?: true | false | 'base'
  /** Adjacent units with this mark clash as one column. */
  column?: boolean
  /** What it can throw, how far, and whether panic by it spreads to linked units. */
  launch?: {
    /** How many cells it reaches. */
    range: number
    /** Whether panic by it spreads to linked units. Default: false. */
    spreads?: boolean
  }
  /** Where this part of the content comes from. */
  source?: Source
  /** It exerts no control, neither fights nor is fought, neither throws nor is thrown at, and holds no objective. Default: false. */
  passive?: boolean
  /** It may walk into a base of its side by its exits. Default: false. */
  entersBases?: boolean
  /** It may travel by the networks of the other side too, from a station on which its movement begins. Default: false. */
  rides?: boolean
}
/** units.yaml: the sides, their components and the types of units. */
export type UnitsFile = {
  /** The sides of the game. */
  sides: Side[]
  /** Groups inside the sides. */
  components?: Component[]
  /** Types of units. */
  units: UnitType[]
}
/** A table of results by ratio and die. */
export type ResultsTable = {
  /** Name of the table. */
  id: Id
  /** Ratio columns from the worst to the best for the first side: "1-2", "1-1", "2-1". */
  ratios: string[]
  /** Below the first ratio: no attempt, or read the first column. */
  below: 'none' | 'first'
  /** Result names by die, one row for each value from 1 up, one cell a ratio. A "*" marks a short throw. */
  rows: string[][]
  /** What each result name does. */
  results: {
    [k: string]: TableResult
  }
  /** Where this part of the content comes from. */
  source?: Source
}
/** Nothing happens. */
export type NoResult = {
  /** Nothing happens. */
  type: 'none'
}
/** The unit retreats. */
export type RetreatResult = {
  /** The unit retreats. */
  type: 'retreat'
  /** Whose unit it happens to. */
  who: 'target' | 'attacker' | 'defender'
  /** How many cells. */
  steps: number
  /** Who chooses the cells. */
  chosenBy: 'owner' | 'enemy'
}
/** The unit panics. */
export type PanicResult = {
  /** The unit panics. */
  type: 'panic'
  /** Whose unit it happens to. */
  who: 'target' | 'attacker' | 'defender'
  /** How many cells. */
  steps: number
  /** Who chooses the cells. */
  chosenBy: 'owner' | 'enemy'
}
/** tables.yaml: tables of results, read by ratio of strength and a die. */
export type TablesFile = {
  /** The tables of the game. */
  tables: ResultsTable[]
}
/** What the bot of one side looks for. */
export type BotSide = {
  /** The side it plays. */
  side: Id
  /** How much each thing counts; what is left out counts nothing. */
  weights: BotWeights
}
/** How much each thing counts: the choice with the highest sum is taken. */
export type BotWeights = {
  /** Each point of an objective that is taken or denied by standing on it. */
  objective?: Weight
  /** Each point of an objective that an enemy unit stands on, as a goal to go for. */
  storm?: Weight
  /** Each point of power of an enemy unit, as a goal to go for. */
  hunt?: Weight
  /** Each half movement point nearer to the goal of the unit. */
  approach?: Weight
  /** Each point of power made to fall back, ours counted against. */
  retreat?: Weight
  /** Each point of power that panics, ours counted against. */
  panic?: Weight
  /** Each point of power that is arrested, ours counted against. */
  arrest?: Weight
  /** Each way to fall back that a unit beside an enemy is missing, in parts of an arrest: percent. */
  hemmed?: Weight
  /** Each point of enemy power that could strike a cell beyond what holds it. */
  danger?: Weight
  /** Percent of the power of other units within reach that is counted on in a clash. */
  help?: Weight
  /** Percent of the worth of an objective where no enemy can come in this hand. */
  garrison?: Weight
  /** Each unit linked to a unit that is named to lead. */
  link?: Weight
  /** Percent of the worth of a throw: 100 takes it as it is. */
  launch?: Weight
  /** Each point of enemy power kept away by a barricade beside an objective of ours. */
  barricade?: Weight
  /** Each unit whose goal is farther than a walk and nearer than a run. */
  run?: Weight
  /** What declaring a run must be worth. */
  runPrice?: Weight
  /** Entering the cell of a beaten unit. */
  advance?: Weight
  /** Each point of power that would count against us at the end of the game where it stands. */
  shelter?: Weight
  /** Trying a traffic jam. */
  jam?: Weight
  /** Each point of power of the component that leads. */
  component?: Weight
  /** Each cell between a panicked unit and those who sent it back. */
  base?: Weight
  /** Each enemy unit that can be taken; ours where the enemy can come counts against. */
  capture?: Weight
  /** Standing near a convoy of ours that has too small an escort without the unit. */
  escort?: Weight
}
/** bots.yaml: what the greedy bot of each side looks for. A pack without it has bots that play at random. */
export type BotsFile = {
  /** The bots, one a side. */
  bots: BotSide[]
}
/** Some equal pieces of a side. */
export type RosterLine = {
  /** The side they belong to. */
  side: Id
  /** Unit type. */
  unit: Id
  /** Component they belong to. */
  component?: Id
  /** How many pieces. */
  count: number
  /** Where this part of the content comes from. */
  source?: Source
  /** The player, when the side has more than one. */
  seat?: Id
}
/** A side places its units, group by group. */
export type SetupStep = {
  /** The side that places. */
  side: Id
  /** What is placed where. */
  groups: SetupGroup[]
  /** The player, when the side has more than one. */
  seat?: Id
}
/** `count` units of these types in a zone, at most `perCell` to a cell. */
export type SetupGroup = {
  /** Name of the group. */
  id: Id
  /** Unit types, or `all`. */
  units: string[] | 'all'
  /** How many units. */
  count: number
  /** Where they may be put. */
  zone: CorteoZone
  /** At most this many in one cell. */
  perCell: number
  /** Only if this holds when the set-up begins. */
  when?: CorteoCondition
}
/** Units that enter at the start of a hand: those of a list, or any for so many points. */
export type Reinforcement = {
  /** Hand in which they enter. */
  turn: number
  /** The side they belong to. */
  side: Id
  /** Where they may enter. */
  zone: CorteoZone
  /** Which units. */
  units?: UnitCount[]
  /** Points of power for which the side picks units of its reserve. */
  points?: number
  /** From that hand on, in the first hand in which this holds. */
  when?: CorteoCondition
  /** They may enter now or in a later hand. Default: they enter at once if there is room. */
  optional?: boolean
}
/** A number of units of one type. */
export type UnitCount = {
  /** Unit type. */
  unit: Id
  /** How many. */
  count: number
}
/** The numbers and switches of the Corteo rules. Every one may be changed by a scenario, or left out: then there is no such rule. */
export type CorteoRules = {
  /** Units that may share a cell. One when left out. */
  stacking?: number
  /** Whether units that by their type do not share a cell do so here. */
  stackAll?: boolean
  /** Running: a side spends a piece to move faster for a phase. Nobody runs when left out. */
  run?: {
    /** The side that may run. Every side when neither this nor `sides` is written. */
    side?: Id
    /** The same where it is for several sides; they spend the same pieces. */
    sides?: Id[]
    /** How many times in a game. */
    pieces: number
    /** What speed is multiplied by. */
    factor: number
    /** Hands in which it may not be used. */
    notInTurns: number[]
  }
  /** Barricades: who builds them and at what price. Nobody builds any when left out. */
  barricades?: {
    /** The side that builds them. Every side when neither this nor `sides` is written. */
    side?: Id
    /** The same where it is for several sides; they build with the same pieces. */
    sides?: Id[]
    /** How many there are. */
    pieces: number
    /** Movement points to build one. */
    cost: number
    /** Whether they can be taken away again. */
    removable: boolean
    /** Those taken away go back to the supply. */
    reusable?: boolean
    /** Terrain on which they may stand though terrain.yaml says no. */
    alsoOn?: Id[]
    /** Terrain on which they may not stand though terrain.yaml does not say so. */
    notOn?: Id[]
    /** Whether one may be built on a cell with units of the builder's side. Those units may leave the cell, and nobody may enter it. False when left out. */
    onFriends?: boolean
  }
  /** Throws. Nobody throws when left out. */
  launch?: {
    /** The table of results. */
    table: Id
    /** Movement points for a throw. */
    cost: '1/2' | number
    /** Throws of one unit in a phase. */
    perPhase: number
    /** Whether nobody is arrested after a throw. */
    noArrests: boolean
    /** Whether a result marked `*` in the table falls one cell short of the target. */
    short?: boolean
    /** Whether two units of one cell may throw together, with their powers added. True when left out. */
    together?: boolean
  }
  /** Clashes. Nobody clashes when left out. */
  clash?: {
    /** The table of results. */
    table: Id
    /** Whether the winner may enter the cells that the losers left. True when left out. */
    advance?: boolean
  }
  /** The side that leads with a Head. No side does when left out. */
  head?: {
    /** The side with a Head. */
    side: Id
    /** How many units make the Head. */
    units: number
    /** Power added to each. */
    bonus: number
    /** `any`, or the components allowed. */
    components: string[] | 'any'
    /** Whether a march that splits keeps its Head only in the largest part with a unit of the component. */
    splits?: boolean
    /** `seat`: each player of the side leads a march of its own, with a component and Heads that it names; only its own units link to them. Left out, the side has one march. */
    each?: 'seat'
  }
  /** Units bound to the objectives they stand on: they only step to a neighbouring objective. */
  garrisons?: {
    /** Tag of the unit types that are bound. */
    tag: Id
  }
  /** Columns of vehicles. None are formed when left out. */
  columns?: {
    /** Units that make a column. */
    minimum: number
  }
  /** Extra points to leave an enemy ZOC, by side; `closed` when a unit in enemy ZOC may not move at all. Leaving costs nothing when left out. */
  disengage?: CostBySide
  /** Whether the first step out of enemy control may lead into enemy control again; it ends there. */
  controlToControl?: boolean
  /** Arrests. A beaten unit that cannot fall back stays where it is when left out. */
  arrests?: {
    /** The side whose beaten units are arrested. Every side when neither this nor `sides` is written. */
    side?: Id
    /** The same where it is for several sides. */
    sides?: Id[]
  }
  /** Units of a side enter the bases of their own side again. Bases are closed to them when left out, save to units with `entersBases`. */
  bases?: {
    /** The side. */
    side: Id
    /** Whether they walk in from an exit, for one movement point, and end their movement there. */
    walk?: boolean
    /** Whether beaten units may fall back from an exit into the base. */
    fallBack?: boolean
  }
  /** Rules that are not in force while a condition holds, for instance because the players chose so. */
  unless?: {
    /** No smoke while this holds. */
    smoke?: CorteoCondition
    /** No throw falls short while this holds. */
    short?: CorteoCondition
    /** No traffic jams while this holds. */
    jams?: CorteoCondition
    /** No late arrivals while this holds. */
    arrivals?: CorteoCondition
  }
  /** Panic: beaten units go back to their bases. When left out, a result of panic only makes them fall back. */
  panic?: {
    /** The side whose beaten units panic to a base. Every side when neither this nor `sides` is written. */
    side?: Id
    /** The same where it is for several sides. */
    sides?: Id[]
    /** Role of the sites they go to. */
    base: Id
    /** When they recover. */
    wakes: 'next-hand'
  }
  /** Objectives. Nobody scores any when left out. */
  objectives?: {
    /** The side that scores them. */
    side: Id
    /** Whether they are covered when left. */
    covered: boolean
    /** Whether units on an objective at the end of a hand must leave it in their next turn. */
    leave?: boolean
    /** Whether movement ends on an objective whose terrain says so. True when left out. */
    stops?: boolean
  }
  /** Leaving the map when a clash beats a unit back over its edge, and coming back. */
  leaving?: {
    /** The side whose units may leave. */
    side: Id
    /** Whole hands they stay away; they come back in the hand after. */
    turns: number
    /** Regions along the edge: a unit comes back in the one it left by. */
    edges: Id[]
  }
  /** Smoke of gas: after a throw that had an effect it closes a cell for a while. */
  smoke?: {
    /** Pieces of smoke on the map at once. */
    pieces: number
    /** What each face of the first die does to the smoke: cells it drifts, `stay`, or `gone`. Smoke that stays lies one turn longer. */
    wind: (number | 'stay' | 'gone')[]
    /** The direction of the wind for each face of the second die. */
    directions: string[]
    /** Ground over which smoke drifts; it stops before any other. */
    carries: Id[]
  }
  /** Traffic jams: a side tries once a turn to close a cell of a road. */
  jams?: {
    /** How many there are. */
    pieces: number
    /** Faces of a six-sided die that make a jam. */
    faces: number[]
    /** Ground where a jam may form. */
    on: Id[]
    /** Ground of the line of free cells that must lead from it to a clear crossing. */
    roads: Id[]
    /** Neighbouring road cells that make a cell a crossing. */
    ways: number
    /** Unit types that take a jam away, at no cost, when they control its cell. */
    removers: Id[]
  }
  /** Extra units that come late, with a die. */
  arrivals?: Arrival[]
  /** Units that sleep until a die wakes them. */
  dormant?: Dormant[]
  /** Units that are taken by whoever enters their cell. */
  captures?: Capture[]
  /** Units with a goal and an escort. */
  convoys?: Convoy[]
  /** Ways to walk off the map. */
  exits?: Exit[]
  /** Units that only want to go. */
  homing?: Homing[]
  /** Prolonging the game by agreement. */
  prolong?: Prolong
  /** Units held from the start. */
  custody?: Custody
}
/** Extra units that come late and hesitate: each waits where it is put until its die lets it into the game. */
export type Arrival = {
  /** Hand in which they arrive. */
  turn: number
  /** The side they belong to. */
  side: Id
  /** Where they may be put: alone or together, but not with others. */
  zone: CorteoZone
  /** Which units; they are not in the rosters. */
  units: ArrivingUnits[]
  /** Faces of a six-sided die that let a unit in. */
  faces: number[]
}
/** A number of units of one type, with their component. */
export type ArrivingUnits = {
  /** Unit type. */
  unit: Id
  /** Component they belong to. */
  component?: Id
  /** How many. */
  count: number
  /** The player, when the side has more than one. */
  seat?: Id
}
/** Units that sleep face down where they were set up until a die wakes them, in the movement of their side, while a waker has them in its control: one roll a unit and hand. */
export type Dormant = {
  /** Types that sleep. */
  units: Id[]
  /** Units that wake them. Units of the other side wake them too where this names a side or a player; else only those of their own side do. */
  wakers: CorteoUnitFilter
  /** Faces of a six-sided die that wake a unit. */
  faces: number[]
}
/** Units of some types are taken by an enemy that enters their cell: they go out of the game. */
export type Capture = {
  /** Types that can be taken; they must be passive. */
  units: Id[]
  /** The side that takes them. */
  side: Id
  /** Where they are laid, out of play: the nearest cell of it. Several may lie together. */
  to: CorteoZone
}
/** Units on their way to a goal, with an escort. */
export type Convoy = {
  /** Name of the convoy. */
  id: Id
  /** Its types of unit. */
  units: Id[]
  /** It moves only with so many units of its own side near it, where it starts and where it ends; passive and face-down ones do not count. */
  escort?: {
    /** How many. */
    units: number
    /** Within so many cells. */
    distance: number
  }
  /** What enemy control does to its passive units: `stops` ends the step that leads into it and lets them go on in their next turn; `holds` binds them as it binds other units of their side; `ignores` lets them pass as if there were none. `stops` when left out. */
  control?: 'stops' | 'holds' | 'ignores'
  /** No barricade is built and no jam made within so many cells of it. */
  clear?: number
  /** Where it is going: farther from it by way is going back. */
  goal: CorteoZone
  /** Where it may stop or turn without being said to. */
  halt?: CorteoZone
}
/** Units of a side may walk off the map from a zone, for one movement point. */
export type Exit = {
  /** The side whose units may leave. */
  side: Id
  /** Only these types. */
  units?: Id[]
  /** From where. */
  zone: CorteoZone
  /** Only while this holds. */
  when?: CorteoCondition
  /** They come back as those pushed over the edge do (`leaving`). Default: they are gone for good. */
  back?: boolean
}
/** While a condition holds, units of some types only want to go: each movement brings them nearer to a zone, and they move before their side is done. */
export type Homing = {
  /** Types that go. */
  units: Id[]
  /** Where they want to go, by the shortest way over open ground. */
  to: CorteoZone
  /** As long as this holds. */
  while: CorteoCondition
}
/** Before a hand the players may agree on more hands: one names a number, every other one agrees or not. */
export type Prolong = {
  /** At the beginning of this hand. */
  turn: number
  /** So many more at most. */
  most: number
}
/** Before the set-up a player picks units of another side, which are held until a trigger frees them. */
export type Custody = {
  /** Whose units are held. */
  side: Id
  /** The player who picks them and may move them. */
  seat: Id
  /** How many. */
  units: number
  /** Where they are held; several may lie together. */
  zone: CorteoZone
  /** Where that player may fly them, once, in its movement. */
  transfer?: CorteoZone
  /** They may be flown only while this holds. */
  when?: CorteoCondition
}
/** Points of the objectives reached. */
export type ObjectivesScoring = {
  /** Name of the line. */
  id: Id
  /** Points of the objectives reached. */
  type: 'objectives'
  /** Only objectives of these kinds. */
  kinds?: Id[]
  /** What the points are multiplied by; below zero they are taken away. */
  times: number
  /** The player whose points these are: only what its own units did counts. */
  seat?: Id
  /** Only if this holds. */
  when?: CorteoCondition
}
/** Power of the arrested units. */
export type ArrestedPowerScoring = {
  /** Name of the line. */
  id: Id
  /** Power of the arrested units. */
  type: 'arrested-power'
  /** What the points are multiplied by; below zero they are taken away. */
  times: number
  /** The player whose points these are: only what its own units did counts. */
  seat?: Id
  /** Only if this holds. */
  when?: CorteoCondition
}
/** Power of some units on the map when the game ends. */
export type PowerOnMapScoring = {
  /** Name of the line. */
  id: Id
  /** Power of units on the map at the end. */
  type: 'power-on-map'
  /** Unit types that count. */
  units: Id[]
  /** Where they do not count. */
  except?: CorteoZone
  /** What the points are multiplied by; below zero they are taken away. */
  times: number
  /** The player whose points these are: only what its own units did counts. */
  seat?: Id
  /** Only if this holds. */
  when?: CorteoCondition
}
/** The value of a counter. */
export type CounterScoring = {
  /** Name of the line. */
  id: Id
  /** The value of a counter. */
  type: 'counter'
  /** The counter. */
  counter: Id
  /** What the points are multiplied by; below zero they are taken away. */
  times: number
  /** The player whose points these are: only what its own units did counts. */
  seat?: Id
  /** Only if this holds. */
  when?: CorteoCondition
}
/** A side that acts first in a turn. */
export type Initiative = {
  /** The side. */
  side: Id
  /** Only if this holds once the turn has begun, with all that happens at `turn-began`. */
  when?: CorteoCondition
}
/** A span of final scores and who wins there. */
export type VictoryLevel = {
  /** Name of the level. */
  id: Id
  /** Lowest score; without it, no lower end. */
  from?: number
  /** Highest score; without it, no upper end. */
  to?: number
  /** Only if this holds as the game ends. Levels with a condition go before those without; of several the first that holds counts. */
  when?: CorteoCondition
  /** The side that wins, or `draw`. */
  winner: string | 'draw'
}
/** What is said about a span of final scores, besides who wins. */
export type Comment = {
  /** Name of the comment; its words are in the texts. */
  id: Id
  /** Lowest score; without it, no lower end. */
  from?: number
  /** Highest score; without it, no upper end. */
  to?: number
}
/** How the players of a side win; or a side without a player, which is not in `order`, and how it moves. */
export type ScenarioSide = {
  /** The side. */
  id: Id
  /** `together`: all its players win when it does, whatever points they have of their own. `apart`: the one with most points by the score lines with its `seat`; of equals none. Left out, they win apart where such lines are, else together. */
  wins?: 'together' | 'apart'
  /** How the units of a side without a player move; without it they stay where they are. */
  moves?: CorteoSideMoves
}
/** A player, when a side has more than one. */
export type ScenarioSeat = {
  /** Name of the seat; its words are in the texts under seats. */
  id: Id
  /** The side it plays for. */
  side: Id
}
/** A side picks its force before the set-up: so many units for exactly so much power, from its roster and a pool. The roster itself is the usual force. */
export type Muster = {
  /** The side that picks. */
  side: Id
  /** The player who picks, among units of the own side. */
  seat?: Id
  /** How many units. */
  units: number
  /** Their power in all. */
  points: number
  /** Units to pick from besides the roster. */
  pool: ArrivingUnits[]
}
/** An objective of this scenario, laid over the sites of its map. */
export type LaidSite = {
  /** A site that scores when occupied. */
  role: 'objective'
  /** Name of the site. */
  id: Id
  /** Family of sites, for scenarios that count only some. */
  kind: Id
  /** Points for each of its cells. */
  value: number
  /** Cells of the site. */
  cells: CellName[]
  /** The place it stands in. */
  place?: Id
  /** Where this part of the content comes from. */
  source?: Source
}
/** scenarios/*.yaml: one way to play: forces, set-up, numbers of the rules, scoring and victory. */
export type ScenarioFile = {
  /** Name of the scenario. */
  id: Id
  /** The map it is played on. */
  map: Id
  /** Objectives of this scenario, laid over the sites of its map: they take the place of sites with the same id or a cell in common. */
  sites?: LaidSite[]
  /** Where this part of the content comes from. */
  source?: Source
  /** Number of hands (rounds). */
  turns: number
  /** Minutes of the day that a hand stands for; the log tells how many have passed. */
  minutes?: number
  /** Sides in the order they play a hand. */
  order: Id[]
  /** Who acts first in a turn: the first of these whose condition holds once the turn has begun; else the order of `order`. */
  initiative?: Initiative[]
  /** The pieces of each side. */
  rosters: RosterLine[]
  /** Who places what and where, in order. */
  setup: SetupStep[]
  /** Units that enter later. */
  reinforcements?: Reinforcement[]
  /** Numbers and switches of the rules. */
  rules: CorteoRules
  /** What gives points. */
  scoring: ScoringLine[]
  /** Levels of victory by final score. */
  victory: VictoryLevel[]
  /** Comments on the final score. */
  comments?: Comment[]
  /** Players, when a side has more than one; without it every side is one player. */
  seats?: ScenarioSeat[]
  /** What a side with several players wins by. */
  sides?: ScenarioSide[]
  /** Forces that a side picks for itself. */
  muster?: Muster[]
  /** Choices of the players about the scenario. */
  options?: CorteoScenarioOption[]
  /** Numbers that triggers change. */
  counters?: CorteoScenarioCounter[]
  /** Decks of cards. */
  decks?: CorteoScenarioDeck[]
  /** What happens by itself. */
  triggers?: CorteoTrigger[]
  /** Numbers of the rules that are others in this scenario, always or while a condition holds. */
  modifiers?: CorteoScenarioModifier[]
}
/** One rule test. */
export type Case = {
  /** Name of the case. */
  id: Id
  /** Statements of the rules that this case proves; in a pack of your own it may be left out. */
  proves?: CorteoStatement[]
  /** What the case shows, in words. */
  title?: LocalText
  /** Start from this scenario: one of the pack or of a pack in `requires`, also as pack/scenario. */
  scenario: ScenarioName
  /** A small map in place of the scenario's, whose rules and forces stay: written here, or one of `maps` by its name. */
  map?: string | Omit<MapFile, 'id'>
  /** Changes to the scenario for this case only, merged into it key by key. */
  change?: Record<string, unknown>
  /** The position to start from; without it, the start of the game. */
  given?: Position
  /** Dice to come, in order. */
  dice?: number[]
  /** What is done, and what must then be so. */
  steps: CaseStep[]
  /** Why `test --strict` may find that the case passes without any of its actions: for cases in which nothing is to happen. */
  spare?: string
}
/** A position written by hand. */
export type Position = {
  /** A position of `positions` to start from: what is written beside it lies over it, key by key, and units by their ids. */
  from?: Id
  /** Hand now being played. */
  hand?: number
  /** The side whose turn it is. */
  turn?: Id
  /** Phase of the turn. */
  phase?: 'movement' | 'clash' | 'head'
  /** Units on the map. */
  units?: PositionUnit[]
  /** Cells with a barricade. */
  barricades?: CellName[]
  /** Objective cells already covered. */
  covered?: CellName[]
  /** Objective cells occupied at the end of an earlier hand: they count, and are covered once left. */
  held?: CellName[]
  /** Arrested units, by unit type or piece id. */
  arrested?: EntryName[]
  /** Whether the side is running in this phase. */
  running?: boolean
  /** Markers left, by kind. */
  supplies?: {
    /** Runs left. */
    runs?: number
    /** Barricades left. */
    barricades?: number
  }
  /** The Head and its units. */
  head?: {
    /** Component of the Head, where the side has one march. */
    component?: Id
    /** Units of the Head. */
    units?: EntryName[]
  }
  /** Values of counters. */
  counters?: Record<string, number>
  /** What has been chosen, by option. */
  options?: Record<string, string>
  /** Units in custody, by name or type. */
  custody?: string[]
  /** Cells with a traffic jam. */
  jams?: CellName[]
  /** Cells full of smoke, as if it had been thrown in this turn and in still air. */
  smoke?: CellName[]
  /** Where cards lie, by deck; cards that are not named lie under those of the pile, in the order of the file. */
  decks?: {
    [k: string]: PositionDeck
  }
  /** Where each player leads a march: the component of each; the units that are Heads stand in `head`. */
  heads?: Record<string, string>
}
/** A unit on the map. */
export type PositionUnit = {
  /** Name of the piece in this case; without it, the one the game gives. */
  id?: EntryName
  /** Unit type. */
  unit: Id
  /** Component it belongs to. */
  component?: Id
  /** Its cell, or where it is off the map: `reserve`, `arrested`, `out`. */
  at: CellName
  /** Whether it has moved in this phase. */
  moved?: boolean
  /** Whether it has thrown in this phase. */
  thrown?: boolean
  /** Whether it is in panic. */
  panicked?: boolean
  /** It waits face down for its die. */
  waiting?: boolean
}
/** What must hold; only what is written is compared. */
export type Expectation = {
  /** Hand now being played. */
  hand?: number
  /** The side whose turn it is. */
  turn?: Id
  /** Phase now. */
  phase?: CorteoPhase
  /** The side that is asked now. */
  asked?: Id
  /** Units by piece id, and how they must stand. */
  units?: {
    [k: string]: ExpectedUnit
  }
  /** Cells that must be covered. */
  covered?: CellName[]
  /** Cells that must hold a barricade. */
  barricades?: CellName[]
  /** Counters on the table that must show so much, by id: markers left, points, people. */
  supplies?: {
    [k: string]: number
  }
  /** Score now. */
  score?: number
  /** How the game must have ended. */
  outcome?: {
    /** The side that has won, or `draw`. */
    winner: Id
    /** Level of victory. */
    level?: Id
  }
  /** Events of the last action, in order; each must match the fields given. */
  events?: Record<string, unknown>[]
  /** Cells that the side controls (ZOC). */
  zone?: {
    /** The side that controls. */
    side: Id
    /** Cells it must control. */
    cells?: CellName[]
    /** Cells it must not control. */
    without?: CellName[]
  }
  /** Values of counters. */
  counters?: Record<string, number>
  /** Points of each player, where the score is kept apart. */
  scores?: Record<string, number>
}
/** How a unit must stand. */
export type ExpectedUnit = {
  /** Its cell, or `arrested`, `reserve`, `custody`, `out`. */
  at?: CellName | 'arrested' | 'reserve' | 'custody' | 'out'
  /** Whether it is in panic. */
  panicked?: boolean
  /** Whether it has moved. */
  moved?: boolean
}
/** cases/*.yaml: rule tests that a designer can write and read. */
export type CaseFile = {
  /** The cases; none in a file that only shares maps and positions. */
  cases: Case[]
  /** Maps that several cases share, by name: a case says `map: NAME`, in this file or in any other of `cases/`. */
  maps?: Record<string, Omit<MapFile, 'id'>>
  /** Positions that several cases start from, by name: a case says `given: { from: NAME, ... }`, in this file or in any other of `cases/`. */
  positions?: Record<string, Position>
}
/** Words of the ruleset corteo that cases use. Written by `npm run schemas:build`: do not edit. */
export type CorteoCaseWords = {}
/** How many objective cells of a zone are held or covered. */
export type TakenMeasure = {
  /** Objective cells taken in a zone. */
  type: 'taken'
  /** Where. */
  zone: CorteoZone
}
/** Cells walked in the movement of this hand by the Head that went farthest. */
export type HeadStepsMeasure = {
  /** Cells walked by a Head in this hand. */
  type: 'head-steps'
  /** Only the Heads of this player. */
  seat?: Id
}
/** The march that has the Head is so large and covers so many cells of a zone. */
export type MarchCondition = {
  /** Size and place of the march. */
  type: 'march'
  /** Units at least. */
  units: number
  /** The zone it stands in. */
  zone?: CorteoZone
  /** Cells of the zone it covers at least. Default: 1. */
  cells?: number
  /** Where each player leads a march: that of this one. Default: any of them. */
  seat?: Id
}
/** The march, as it was when its Heads were named in this hand, has been broken into parts. */
export type SplitCondition = {
  /** The march has been broken up. */
  type: 'split'
  /** Where each player leads a march: that of this one. Default: any of them. */
  seat?: Id
}
/** What a convoy did in the turn just played. */
export type ConvoyCondition = {
  /** What a convoy did. */
  type: 'convoy'
  /** The convoy. */
  convoy: Id
  /** `stopped`: nobody moved while somebody stood outside the halt; `back`: somebody ended farther from the goal outside the halt; `stayed`: all stand in the halt and could have gone on. */
  did: 'stopped' | 'back' | 'stayed'
}
/** Units in custody may go free: each rolls a die if faces are given. */
export type FreeEffect = {
  /** Frees units in custody. */
  type: 'free'
  /** Where they come back: the free cell of it that is nearest to where they were held. */
  zone: CorteoZone
  /** Faces of a six-sided die that free a unit. Default: it is free without a die. */
  faces?: number[]
  /** What becomes of those the die does not free: they stay in custody, or are arrested. Default: stay. */
  others?: 'stay' | 'arrest'
}
/** The game lasts more hands, or fewer. */
export type TurnsEffect = {
  /** More or fewer hands. */
  type: 'turns'
  /** How many more; below zero, fewer. */
  by: number
}
/** Adds pieces to a supply, or takes them. */
export type SuppliesEffect = {
  /** Changes a supply. */
  type: 'supplies'
  /** Which supply. */
  of: 'runs' | 'barricades'
  /** How many; below zero they are taken. */
  by: number
}
/** Barricades stand on cells, or are taken away; only where one could be built and nobody stands. */
export type BarricadeEffect = {
  /** Barricades stand on cells, or are taken away; only where one could be built and nobody stands. */
  type: 'barricade'
  /** Where. */
  zone: CorteoZone
  /** They are taken away. */
  off?: boolean
}
/** One kind of ground and all its effects. */
export type CryHavocTerrain = {
  /** Name of the terrain; its title is in text/*.yaml under terrain. */
  id: Id
  /** How it is drawn. */
  look: TerrainLook
  /** Movement points to enter, for everybody or on foot and for horses. */
  cost: CryHavocCost | CryHavocCosts
  /** What a line of fire that crosses it without ending there meets: nothing, a light cover for its target, or no way through. Default: free. */
  through?: 'free' | 'light' | 'closed'
  /** Cover that whoever stands here always has. Default: none. */
  cover?: 'none' | 'light' | 'medium'
  /** What it does for the figure on it in a fight: 1 helps, -1 harms. Default: 0. */
  melee?: number
  /** It lies within walls: a room of a house, or a yard. */
  inside?: 'house' | 'yard'
  /** An outer corner of a building, and the cover it gives from whoever cannot see both of its faces; the legend's `up` is the side where the building lies. */
  corner?: 'light' | 'medium'
  /** The foot of a scarp: its high side is drawn by edges of kind `top`. */
  scarp?: boolean
  /** Whether a mounted figure can attack an enemy here. Default: true. */
  mountedAttack?: boolean
  /** Where this part of the content comes from. */
  source?: Source
}
/** Movement points on foot and for horses, ridden or not. */
export type CryHavocCosts = {
  /** Points on foot, or `closed`. */
  foot: CryHavocCost
  /** Points for horses and mules, or `closed`. */
  horse: CryHavocCost
}
/** One kind of cell side. */
export type CryHavocEdge = {
  /** Name of the edge; its title is in text/*.yaml under edges. */
  id: Id
  /** How it is drawn. */
  look: EdgeLook
  /** What it is: a wall, a door of a house, an entrance of a yard, a window, or the high side of a scarp. */
  kind: 'wall' | 'door' | 'entrance' | 'window' | 'top'
  /** Points that replace the cost of the cell entered through it: `free` leaves that cost, `closed` lets nobody through. */
  cost: CryHavocEdgeCost | CryHavocEdgeCosts
  /** Whether anybody fights across it. Default: true. */
  melee?: boolean
  /** Cover of the target of a shot that passes through it; of a `top`, of a target on the scarp cell below it. Default: none. */
  cover?: 'none' | 'light' | 'medium'
  /** What it makes of the cell on its inner side: that within walls, or the scarp cell below a `top`. */
  host?: CryHavocEdgeHost
  /** Where this part of the content comes from. */
  source?: Source
}
/** Effects of an opening on its inner cell; what is left out stays as the terrain says. */
export type CryHavocEdgeHost = {
  /** Points to enter the cell on foot, or `closed`. */
  foot?: CryHavocCost
  /** Points to enter the cell for horses, or `closed`. */
  horse?: CryHavocCost
  /** What the cell does for the figure on it in a fight. */
  melee?: number
  /** Whether a mounted figure can attack an enemy here. */
  mountedAttack?: boolean
  /** Cover of whoever stands here, against one side of the opening only. */
  cover?: 'none' | 'light' | 'medium'
}
/** Points on foot and for horses across an edge. */
export type CryHavocEdgeCosts = {
  /** Points on foot, `free` or `closed`. */
  foot: CryHavocEdgeCost
  /** Points for horses and mules, `free` or `closed`. */
  horse: CryHavocEdgeCost
}
/** terrain.yaml of Cry Havoc: every kind of ground and of cell side, with its effects. */
export type CryHavocTerrainFile = {
  /** Kinds of ground. */
  terrain: CryHavocTerrain[]
  /** Kinds of cell sides: walls, doors, entrances, windows, tops of scarps. */
  edges?: CryHavocEdge[]
}
/** A kind of figure or beast; scenarios say how many there are and whose. */
export type CryHavocUnit = {
  /** Name of the unit type; its title is in text/*.yaml under units. */
  id: Id
  /** How the piece is drawn. */
  look: UnitLook
  /** Where this part of the content comes from. */
  source?: Source
  /** A horse or a mule: it moves only ridden or led. */
  beast?: boolean
  /** A beast that can be ridden. */
  ridden?: boolean
  /** A beast that can be tied to others in a file. */
  tied?: boolean
  /** Cells it covers: 2 for beasts, and so for whoever rides them. Default: 1. */
  length?: number
  /** What it shoots with, by its id in tables.yaml. */
  weapon?: Id
  /** Its missile table, by the id of a kind of target in tables.yaml. */
  target: Id
  /** Its missile table on a mount. Default: `target`. */
  targetMounted?: Id
  /** Attack, defence and speed, healthy and in its other states. */
  values: CryHavocForms
  /** It may mount any horse, yield, and take the yielding. */
  knight?: boolean
  /** What it counts for as an escort of a captive: the option `ransom` says how much is needed. Default: 0. */
  guard?: number
  /** Points for killing it. */
  points: number
  /** Points for leading it off the map as a captive. Default: `points`. */
  capturePoints?: number
}
/** The three numbers of a unit in each of its states. */
export type CryHavocForms = {
  /** Healthy, on foot; of a beast, without rider. */
  healthy: CryHavocValues
  /** Wounded, on foot. */
  wounded?: CryHavocValues
  /** On a mount. */
  mounted?: CryHavocValues
  /** With a ransom counter, held or escaped. */
  captive?: CryHavocValues
  /** The same, wounded. */
  captiveWounded?: CryHavocValues
}
/** The three numbers of a counter. */
export type CryHavocValues = {
  /** Attack (black). */
  attack: number
  /** Defence (red). */
  defence: number
  /** Movement points (blue). */
  speed: number
}
/** A figure with a name of its own. */
export type CryHavocFigure = {
  /** Name for the machine; the title is in text/*.yaml under figures. */
  id: Id
  /** Its unit type. */
  unit: Id
  /** Numbers that differ from those of its type. */
  values?: CryHavocFigureForms
  /** Points for killing it, when not those of its type. */
  points?: number
  /** Where this part of the content comes from. */
  source?: Source
}
/** States in which the numbers differ. */
export type CryHavocFigureForms = {
  /** Healthy, on foot; of a beast, without rider. */
  healthy?: CryHavocValues
  /** Wounded, on foot. */
  wounded?: CryHavocValues
  /** On a mount. */
  mounted?: CryHavocValues
  /** With a ransom counter, held or escaped. */
  captive?: CryHavocValues
  /** The same, wounded. */
  captiveWounded?: CryHavocValues
}
/** units.yaml of Cry Havoc: the sides, the kinds of figures and beasts, and the figures with a name. */
export type CryHavocUnitsFile = {
  /** The sides of all scenarios. */
  sides: Side[]
  /** Kinds of figures and beasts. */
  units: CryHavocUnit[]
  /** Figures with a name. */
  figures?: CryHavocFigure[]
}
/** How fights are resolved. */
export type CryHavocCombat = {
  /** The lowest ratio of each column, rising: 3 stands for 3-1. */
  columns: number[]
  /** By how many columns the ground moves the ratio: the attacker's ground, then the defender's. */
  shifts: CryHavocShifts
  /** One table against figures on foot, one against the mounted. */
  tables: CryHavocCombatTable[]
}
/** Columns to the right for the attacker, against a defender on ground -, 0 and +. */
export type CryHavocShifts = {
  /** Attacker on ground -. */
  minus: [number, number, number]
  /** Attacker on ground 0. */
  zero: [number, number, number]
  /** Attacker on ground +. */
  plus: [number, number, number]
}
/** Results of fights against one kind of target. */
export type CryHavocCombatTable = {
  /** Whom it is against: figures on foot or mounted, with riderless beasts. */
  id: 'foot' | 'mounted'
  /** Where this part of the content comes from. */
  source?: Source
  /** One row a column of ratios, one letter a value of the die from 1 up; "-" is no effect. */
  rows: string[][]
  /** What each letter does. */
  key: {
    [k: string]: CryHavocResult
  }
}
/** What a letter does. */
export type CryHavocResult = {
  /** What happens. */
  type: 'none' | 'retreat' | 'stun' | 'wound' | 'kill'
  /** In fights: whom it happens to. Of a missile it is the target. */
  who?: 'attacker' | 'defender'
  /** Cells of a retreat. Default: 1. */
  cells?: number
  /** A rider falls from its mount. */
  falls?: boolean
  /** What becomes of the mount, and of a beast without rider. Default: unhurt. */
  mount?: 'unhurt' | 'killed'
  /** Where this part of the content comes from. */
  source?: Source
}
/** How shots are resolved: one die, to which the range and the shooter's health add. */
export type CryHavocMissiles = {
  /** Added to the die of a wounded shooter. */
  wounded: number
  /** The weapons. */
  weapons: CryHavocWeapon[]
  /** The kinds of targets, each with its table. */
  targets: CryHavocTarget[]
}
/** A weapon that shoots. */
export type CryHavocWeapon = {
  /** Name of the weapon; its title is in text/*.yaml under weapons. */
  id: Id
  /** Another weapon whose results it has against every target that names none for it. */
  like?: Id
  /** Ranges from the nearest; beyond the last it does not reach. */
  brackets: CryHavocBracket[]
  /** It shoots again in the third step of a phase. */
  again: boolean
  /** Whoever shot with it in the first step may still move. */
  moves: boolean
  /** When it shoots over the living; without it, never. */
  over?: CryHavocOver
  /** Where this part of the content comes from. */
  source?: Source
}
/** A range. */
export type CryHavocBracket = {
  /** Name of the range; its title is in text/*.yaml under ranges. */
  id: Id
  /** Farthest hexes of it. */
  upTo: number
  /** Added to the die. */
  adds: number
}
/** When a shot passes over the living. */
export type CryHavocOver = {
  /** From this range on. */
  from: Id
  /** At targets with at most this cover. */
  cover: 'none' | 'light' | 'medium'
}
/** A kind of target. */
export type CryHavocTarget = {
  /** Name of the kind; its title is in text/*.yaml under targets. */
  id: Id
  /** Where this part of the content comes from. */
  source?: Source
  /** By weapon and cover: one letter a value of the die from 1 up; "-" is no effect. */
  results: {
    [k: string]: CryHavocMissileResults
  }
  /** What each letter does. */
  key: {
    [k: string]: CryHavocResult
  }
}
/** Results by cover, a letter a value of the die. */
export type CryHavocMissileResults = {
  /** Against a target without cover. */
  none: string
  /** Against a light cover. */
  light: string
  /** Against a medium cover. */
  medium: string
}
/** What the dead do to the cell they lie on. */
export type CryHavocBodies = {
  /** What a dead figure counts. */
  figure: number
  /** What a dead beast counts. */
  beast: number
  /** From this sum on the cell costs more. */
  costAt: number
  /** By this many points. */
  cost: number
  /** From this sum on nobody enters. */
  closedAt: number
}
/** tables.yaml of Cry Havoc: the die, fights, missiles, and what the dead do to the ground. */
export type CryHavocTablesFile = {
  /** Faces of the die, 1 up. */
  die: number
  /** Fights. */
  combat: CryHavocCombat
  /** Shots. */
  missiles: CryHavocMissiles
  /** The dead. */
  bodies: CryHavocBodies
}
/** What the bot of one side looks for. */
export type CryHavocBot = {
  /** The side it plays. */
  side: Id
  /** How much each thing counts; what is left out counts nothing. */
  weights: CryHavocWeights
  /** Other ways to play, by name, each with the weights that differ from the bot's. A bot that searches tries where each of them leads and keeps to the best for a turn; the greedy one does without them. */
  styles?: {
    [k: string]: CryHavocWeights
  }
}
/** How much each thing counts: the choice with the highest sum is taken. */
export type CryHavocWeights = {
  /** Each point of worth of an enemy killed, by its chance. */
  kill?: Weight
  /** Each point of worth of an enemy wounded, by its chance. */
  wound?: Weight
  /** Each point of worth of an enemy stunned, by its chance. */
  stun?: Weight
  /** Each point of worth of an enemy made to retreat, by its chance. */
  retreat?: Weight
  /** Percent of the same for ours, counted against. */
  loss?: Weight
  /** Each point of worth of a captive taken or led away. */
  capture?: Weight
  /** Each movement point nearer to the goal of a figure. */
  approach?: Weight
  /** Each point of worth of an enemy, as a goal to go for. */
  hunt?: Weight
  /** Each enemy that a shooter could hit from a cell. */
  shoot?: Weight
  /** Cover against the enemy shooters who see a cell: 1 light, 2 medium. */
  cover?: Weight
  /** Each point of enemy attack that could strike a cell beyond its defence. */
  danger?: Weight
  /** Each own figure beside a cell. */
  support?: Weight
  /** Ground that helps in a fight, counted against where it harms. */
  ground?: Weight
  /** Each point scored or won by leaving the map, as a goal. */
  exit?: Weight
  /** Each region that scores or wins, as a goal. */
  hold?: Weight
  /** Taking a beast that scores, and bringing it along. */
  lead?: Weight
  /** Getting back on a mount. */
  mount?: Weight
  /** Entering the cell of a beaten enemy. */
  advance?: Weight
}
/** bots.yaml of Cry Havoc: what the greedy bot of each side looks for. */
export type CryHavocBotsFile = {
  /** The bots, one a side. */
  bots: CryHavocBot[]
}
/** The pieces of one side. */
export type CryHavocForce = {
  /** The side. */
  side: Id
  /** Its groups, placed in this order. */
  groups: CryHavocGroup[]
}
/** Pieces that begin in the same way: put in a zone by their owner (`place`), on given cells (`at`), or off the map to enter later (`enter`). */
export type CryHavocGroup = {
  /** Name of the group; its title is in text/*.yaml under groups. */
  id: Id
  /** What is in it. */
  units: CryHavocForceUnits[]
  /** Cells where their owner puts them before the first turn. */
  place?: CryHavocGround
  /** One cell a piece in the order of `units`; front and rear for a piece of two cells, a mounted figure included. */
  at?: CellName | [CellName, CellName][]
  /** When and where they enter the map. */
  enter?: CryHavocEnter
}
/** Some pieces of one type. */
export type CryHavocForceUnits = {
  /** Unit type. */
  unit: Id
  /** How many. Default: as many as `figures`, or 1. */
  count?: number
  /** Which of the figures with a name; the rest of `count` goes without. */
  figures?: Id[]
  /** Each begins on a beast of this type. */
  mount?: Id
  /** These beasts begin tied one behind the other. */
  file?: boolean
  /** The first of these beasts begins led by the last figure of the line before. */
  led?: boolean
}
/** Cells of regions of the map, by name, or both. */
export type CryHavocGround = {
  /** Regions of the map. */
  regions?: Id[]
  /** Cells by name. */
  cells?: CellName[]
}
/** How a group enters: each piece pays for the cell it enters by. */
export type CryHavocEnter = {
  /** From this turn on. */
  turn: number
  /** Cells by which they enter. */
  zone: CryHavocGround
}
/** Optional rules, and readings where the rulebook is silent or lost. */
export type CryHavocOptions = {
  /** Limited ammunition: how many dice are summed for each shooter, or false. */
  ammunition: CryHavocAmmunition | false
  /** Surrender and ransom of knights, or false. */
  ransom: CryHavocRansom | false
  /** A fight whose ground would move it left of the first column: `forbidden`, or resolved on the `first`. */
  belowFirstColumn: 'forbidden' | 'first'
  /** Who was engaged in combat in the turn before and skips the first shots: who `fought`, or also who ended step 4 `adjacent` to an enemy. */
  engaged: 'fought' | 'adjacent'
  /** Half of an odd movement in an advance after combat: rounded `down`, at least 1, or `up`. */
  advanceRounding: 'down' | 'up'
  /** Cells from which whoever covers two cells fights: `either`, or only the `front`. It can be attacked on either. */
  riderReach: 'either' | 'front'
}
/** Limited ammunition. */
export type CryHavocAmmunition = {
  /** Dice summed for each shooter. */
  dice: number
}
/** Surrender and ransom. */
export type CryHavocRansom = {
  /** The ratio from which a lone knight may yield: 8 stands for 8-1. */
  ratio: number
  /** Yields when the die shows at most this. */
  yields: number
  /** Sum of `guard` of the units beside a captive that hold on to the prisoner. */
  guards: number
}
/** An end after a number of turns. */
export type CryHavocLimit = {
  /** Turns that are played. */
  turns: number
  /** What it ends in: a `draw`, or the `score` as it stands. */
  result: 'score' | 'draw'
}
/** Points for enemies killed and wounded. */
export type CryHavocCasualties = {
  /** Enemies killed and wounded. */
  type: 'casualties'
  /** Name of the line; its title is in text/*.yaml under scoring. */
  id: Id
  /** The side that gets the points. */
  side: Id
  /** Only for these types. Default: all. */
  units?: Id[]
  /** For each killed: a number, or the `worth` of its unit. */
  killed: number | 'worth'
  /** For each wounded at the end: a number, or `half` of that rounded down. */
  wounded: number | 'half'
}
/** Points for own pieces that have left the map. */
export type CryHavocExits = {
  /** Own pieces that have left the map. */
  type: 'exit'
  /** Name of the line; its title is in text/*.yaml under scoring. */
  id: Id
  /** The side that leaves and gets the points. */
  side: Id
  /** Only for these types. Default: all. */
  units?: Id[]
  /** Cells by which they leave. */
  zone: CryHavocGround
  /** For each. */
  points: number
}
/** Points for regions held at the end. */
export type CryHavocHolds = {
  /** Regions held at the end. */
  type: 'hold'
  /** Name of the line; its title is in text/*.yaml under scoring. */
  id: Id
  /** The side that holds them. */
  side: Id
  /** The regions. */
  regions: Id[]
  /** For each. */
  points: number
}
/** Points for captives led off the map. */
export type CryHavocCaptives = {
  /** Captives led off the map. */
  type: 'captive'
  /** Name of the line; its title is in text/*.yaml under scoring. */
  id: Id
  /** The side that holds them. */
  side: Id
  /** For each: a number, or the `worth` of its capture. */
  points: number | 'worth'
}
/** A side has no free living figure left on the map, nor any still to come. */
export type CryHavocEliminate = {
  /** A side has no figure left. */
  type: 'eliminate'
  /** Who wins. */
  winner: Id
  /** Whose figures are gone. Default: those of all other sides. */
  loser?: Id
}
/** So many pieces of the winner have left the map. */
export type CryHavocExitWin = {
  /** Pieces of the winner have left the map. */
  type: 'exit'
  /** Who leaves and wins. */
  winner: Id
  /** Only these types count. Default: all. */
  units?: Id[]
  /** Cells by which they leave. */
  zone: CryHavocGround
  /** How many. */
  count: number
}
/** At the end of a turn the winner has figures that stand, and the enemy none, in so many of the regions. */
export type CryHavocHoldWin = {
  /** Regions held at the end of a turn. */
  type: 'hold'
  /** Who holds them and wins. */
  winner: Id
  /** The regions. */
  regions: Id[]
  /** How many. */
  count: number
}
/** The higher score wins when the turn limit is reached. */
export type CryHavocScoreWin = {
  /** The higher score wins. */
  type: 'score'
  /** When. */
  at: 'limit'
}
/** scenarios/*.yaml of Cry Havoc: one way to play: forces, where they begin, options, points and victory. */
export type CryHavocScenarioFile = {
  /** Name of the scenario. */
  id: Id
  /** The map it is played on. */
  map: Id
  /** Where this part of the content comes from. */
  source?: Source
  /** The sides in the order of their phases, each an enemy of all others. */
  order: Id[]
  /** The pieces of each side, placed side after side. */
  forces: CryHavocForce[]
  /** Optional rules and readings. */
  rules: CryHavocOptions
  /** Choices that players make before the game, or chance for them. */
  options?: CryHavocScenarioOption[]
  /** Levels of victory by conditions, beside those of the rules. */
  levels?: CryHavocScenarioLevel[]
  /** Numbers that triggers change. */
  counters?: CryHavocScenarioCounter[]
  /** Decks of cards. */
  decks?: CryHavocScenarioDeck[]
  /** Units that come during the game. */
  schedule?: CryHavocScheduleEntry[]
  /** What happens by itself. */
  triggers?: CryHavocTrigger[]
  /** Numbers of the rules that are others here, always or while something holds. */
  modifiers?: CryHavocScenarioModifier[]
  /** Ends the game after so many turns. Without it the game goes on until a victory. */
  limit?: CryHavocLimit
  /** What gives points. */
  scoring: CryHavocScoring[]
  /** What ends the game, the first that holds first. */
  victory: CryHavocVictory[]
}
/** One rule test. */
export type CryHavocCase = {
  /** Name of the case. */
  id: Id
  /** Statements of the rules that this case proves; in a pack of your own it may be left out. */
  proves?: CryHavocStatement[]
  /** What the case shows, in words. */
  title?: LocalText
  /** Start from this scenario: one of the pack or of a pack in `requires`, also as pack/scenario. */
  scenario: ScenarioName
  /** A small map in place of the scenario's, whose rules and forces stay: written here, or one of `maps` by its name. */
  map?: string | Omit<MapFile, 'id'>
  /** Changes to the scenario for this case only, merged into it key by key. */
  change?: Record<string, unknown>
  /** The position to start from; without it, the start of the game. */
  given?: CryHavocPosition
  /** Dice to come, in order. */
  dice?: number[]
  /** What is done, and what must then be so. */
  steps: CryHavocCaseStep[]
  /** Why `test --strict` may find that the case passes without any of its actions: for cases in which nothing is to happen. */
  spare?: string
}
/** A position written by hand: what is not written is empty, healthy, fresh. */
export type CryHavocPosition = {
  /** A position of `positions` to start from: what is written beside it lies over it, key by key, and units by their ids. */
  from?: Id
  /** Turn now being played. Default: 1. */
  turn?: number
  /** The side whose phase it is. Default: the first. */
  side?: Id
  /** Step of the phase. Default: movement. */
  step?: 'first-shots' | 'movement' | 'second-shots' | 'fights'
  /** Where cards lie, by deck; cards that are not named lie under those of the pile, in the order of the file. */
  decks?: {
    [k: string]: PositionDeck
  }
  /** What has been chosen, by option. */
  options?: Record<string, string>
  /** Values of counters. */
  counters?: Record<string, number>
  /** Pieces; those not named are out of the game. */
  units?: CryHavocPositionUnit[]
}
/** A piece of the position. */
export type CryHavocPositionUnit = {
  /** Name of the piece in this case. */
  id?: EntryName
  /** Unit type. */
  unit: Id
  /** Its side, where both have such pieces. Default: the first that has one left. */
  side?: Id
  /** The figure with a name that it is. */
  figure?: Id
  /** Its cell; front and rear for a piece of two cells. Without it: under its rider, or waiting to enter. */
  at?: CellName | [CellName, CellName]
  /** Its health. Default: healthy. */
  health?: 'healthy' | 'wounded' | 'dead'
  /** Stunned; `late` when it was so in its own phase, and so gets up a turn later. */
  stunned?: boolean | 'late'
  /** The beast it rides. */
  on?: EntryName
  /** Of a beast: who leads it, or the beast in front of it. */
  ahead?: EntryName
  /** Of a beast: tied to the beast in front of it. */
  tied?: boolean
  /** Missiles left, where they are counted. */
  arrows?: number
  /** Was engaged in combat in the turn before. */
  engaged?: boolean
  /** Is held by the enemy. */
  captive?: boolean
  /** Has yielded before: it has the numbers of its ransom counter. */
  ransomed?: boolean
  /** Has tried to escape: it gets no quarter again. */
  noQuarter?: boolean
  /** Shot in step 1 of this phase. */
  shot?: boolean
  /** Has ended its movement in this phase. */
  moved?: boolean
  /** Spends its whole phase on one thing. */
  busy?: boolean
  /** Has attacked in this step 4. */
  struck?: boolean
  /** Movement points spent in this phase. */
  spent?: number
}
/** What must hold; only what is written is compared. */
export type CryHavocExpectation = {
  /** Turn now being played. */
  turn?: number
  /** The side whose phase it is. */
  side?: Id
  /** Step or question now. */
  step?:
    | 'set-up'
    | 'first-shots'
    | 'movement'
    | 'second-shots'
    | 'fights'
    | 'cover'
    | 'hurt'
    | 'retreat'
    | 'fall'
    | 'advance'
    | 'over'
  /** The side that is asked now. */
  asked?: Id
  /** Values of counters. */
  counters?: Record<string, number>
  /** Pieces by name, and how they must stand. */
  units?: {
    [k: string]: CryHavocExpectedUnit
  }
  /** Points now, by side. */
  score?: Record<string, number>
  /** Shots that must be possible or not, and the cover they meet. */
  sight?: CryHavocExpectedSight[]
  /** How the game must have ended. */
  outcome?: CryHavocExpectedOutcome
  /** Events of the last action, in order; each must match the fields given. */
  events?: Record<string, unknown>[]
}
/** How a piece must stand. */
export type CryHavocExpectedUnit = {
  /** Its cell, front and rear, or `waiting`, `gone`, `ridden`. */
  at?: CellName | [CellName, CellName]
  /** Its health. */
  health?: 'healthy' | 'wounded' | 'dead'
  /** Whether it is stunned. */
  stunned?: boolean
  /** Whether it sits on a mount. */
  mounted?: boolean
  /** Of a beast: who leads it, or the beast in front; `nobody`. */
  ahead?: EntryName
  /** Of a beast: whether it is tied. */
  tied?: boolean
  /** Missiles left. */
  arrows?: number
  /** Whether it is held. */
  captive?: boolean
  /** Whether it counts as engaged in combat. */
  engaged?: boolean
  /** Whether it has ended its movement. */
  moved?: boolean
  /** Attack, defence and speed as they are now. */
  numbers?: [number, number, number]
}
/** A shot that must be possible or not. */
export type CryHavocExpectedSight = {
  /** The shooter by name, or a cell. */
  from: EntryName
  /** The target by name, or a cell. */
  to: EntryName
  /** The weapon, where the shooter is a cell. Default: the first. */
  weapon?: Id
  /** Whether the shot is possible. */
  possible: boolean
  /** The cover of the target. */
  cover?: 'none' | 'light' | 'medium'
  /** Statement that makes it impossible. */
  rule?: CryHavocReason
}
/** How the game must have ended. */
export type CryHavocExpectedOutcome = {
  /** The side that has won, or `draw`. */
  winner: Id
  /** What it was won by: the type of the victory. */
  level?: Id
}
/** cases/*.yaml of Cry Havoc: rule tests that a designer can write and read. */
export type CryHavocCaseFile = {
  /** The cases; none in a file that only shares maps and positions. */
  cases: CryHavocCase[]
  /** Maps that several cases share, by name: a case says `map: NAME`, in this file or in any other of `cases/`. */
  maps?: Record<string, Omit<MapFile, 'id'>>
  /** Positions that several cases start from, by name: a case says `given: { from: NAME, ... }`, in this file or in any other of `cases/`. */
  positions?: Record<string, CryHavocPosition>
}
/** Words of the ruleset cry-havoc that cases use. Written by `npm run schemas:build`: do not edit. */
export type CryHavocCaseWords = {}
/** Figures are hurt as by a result of the tables; beasts only die. */
export type HurtEffect = {
  /** Hurts pieces. */
  type: 'hurt'
  /** Which pieces. */
  who: CryHavocUnitFilter
  /** What happens to each. Who is stunned or wounded already dies of it. */
  by: 'stun' | 'wound' | 'kill'
}
/** The wounded become healthy, the stunned get up. */
export type HealEffect = {
  /** Heals figures. */
  type: 'heal'
  /** Which figures; the dead stay dead. */
  who: CryHavocUnitFilter
}
/** A kind of ground. */
export type JuntaTerrain = {
  /** Name of the ground. */
  id: Id
  /** How it is drawn. */
  look: TerrainLook
  /** Where this part of the content comes from. */
  source?: Source
}
/** A kind of way between two spaces. */
export type JuntaWay = {
  /** Name of the way. */
  id: Id
  /** How it is drawn. */
  look: EdgeLook
  /** Where this part of the content comes from. */
  source?: Source
}
/** What a space of the map is for. */
export type JuntaSpace = {
  /** The area of the map. */
  id: CellName
  /** `centre`: a centre of power that decides a coup; `embassy`: no combat, exiles live here; `barracks`, `police`, `port`: where units start or land; `district`: nothing special. */
  role: 'centre' | 'embassy' | 'barracks' | 'police' | 'port' | 'district'
  /** `palace`: whoever bombards it is a rebel; `parliament`: the police occupies it to force a budget. */
  seat?: 'palace' | 'parliament'
  /** Where this part of the content comes from. */
  source?: Source
}
/** terrain.yaml: how the island looks, and what each space of the map is for. */
export type JuntaTerrainFile = {
  /** The kinds of ground. */
  terrain: JuntaTerrain[]
  /** The kinds of ways between spaces; all are alike for the rules. */
  edges?: JuntaWay[]
  /** What the spaces of the map are for; a space that is not named is a district. */
  spaces: JuntaSpace[]
}
/** A family. */
export type JuntaFamily = {
  /** Name of the family. */
  id: Id
  /** How its markers are drawn. */
  look: SideLook
  /** A picture of the pack on the mat of its player; the plain mat is what is seen where it is not there. */
  mat?: Id
}
/** A type of unit. */
export type JuntaUnitType = {
  /** Name of the type. */
  id: Id
  /** Units that throw one die together in a wave; odd ones throw none. */
  per: number
  /** More dice in some spaces. */
  bonus?: JuntaBonusDice
  /** Spaces it moves in a phase. Default: 1. */
  moves?: number
  /** Where it comes on the map from its box, once a coup; without it, it starts on the map. */
  lands?: JuntaLanding
  /** Whether the police may rush there when a rebel brings such units in the rebellion phase. Default: false. */
  riot?: boolean
  /** Whether firing on it makes a rebel of whoever does. Default: false. */
  guard?: boolean
  /** How it is drawn. */
  look: UnitLook
  /** Where this part of the content comes from. */
  source?: Source
}
/** Dice added to a wave of fire. */
export type JuntaBonusDice = {
  /** In these spaces. */
  at: CellName[]
  /** So many; for the group or for each unit, by the option `bonusDice`. */
  dice: number
}
/** Where a unit lands. */
export type JuntaLanding = {
  /** In any space. */
  anywhere?: boolean
  /** In spaces adjacent to these. */
  nextTo?: CellName[]
  /** In these spaces. */
  at?: CellName[]
}
/** An office of government. */
export type JuntaOffice = {
  /** Name of the office. */
  id: Id
  /** What it may do besides: `president` (one office only), `interior` (police, secret assassins, forced budget), `brigade` (one for each family at most), `navy` (gunboat), `air` (air strikes). */
  powers: ('president' | 'interior' | 'brigade' | 'navy' | 'air')[]
  /** The units it commands. */
  units?: JuntaOfficeUnits[]
  /** Where this part of the content comes from. */
  source?: Source
}
/** Units of one type in one space. */
export type JuntaOfficeUnits = {
  /** Unit type. */
  unit: Id
  /** How many. */
  count: number
  /** Where they start; without it they wait in their box until they land. */
  at?: CellName
  /** Where this part of the content comes from. */
  source?: Source
}
/** units.yaml: the families, the units of a coup, the offices of government. */
export type JuntaUnitsFile = {
  /** The families. */
  sides: JuntaFamily[]
  /** The types of units. */
  units: JuntaUnitType[]
  /** The offices, the Presidency among them. */
  offices: JuntaOffice[]
}
/** Notes of one value. */
export type JuntaNotes = {
  /** Millions. */
  value: number
  /** How many. */
  count: number
  /** Where this part of the content comes from. */
  source?: Source
}
/** A place to spend the turn; it has nothing to do with the map. */
export type JuntaLocation = {
  /** Name of the location. */
  id: Id
  /** `bank`: money goes in and out of Switzerland here; `headquarters`: a coup can start here without a pretext. */
  role?: 'bank' | 'headquarters'
  /** Where this part of the content comes from. */
  source?: Source
}
/** Numbers of political cards. */
export type JuntaCardNumbers = {
  /** Dealt at the start, and after a tied first election. */
  dealt: number
  /** Drawn by each family at the start of a turn. */
  drawn: number
  /** Most a family may have, influences in play among them. */
  most: number
}
/** Numbers of the foreign aid. */
export type JuntaAidNumbers = {
  /** Notes the President draws in a turn; when there are too few, the game ends. */
  drawn: number
}
/** Numbers of the offices. */
export type JuntaGovernmentNumbers = {
  /** Most offices of a family. */
  most: number
  /** Tied elections after the first, one after the other, until the tied candidate nearest to who began is President all the same: so that no vote goes on for ever. Default: 10. */
  ballots?: number
  /** Most votes that offices give a family in a vote. */
  votes: number
}
/** Numbers of a coup. */
export type JuntaCoupNumbers = {
  /** Phases after the rebellion. */
  phases: number
  /** Waves of fire in a combat. */
  waves: number
  /** Faces of the dice. */
  faces: number
  /** The least number that eliminates a unit. */
  hit: number
  /** Dice of the gunboat. */
  gunboat: number
  /** Dice of an air strike. */
  strike: number
  /** Air strikes in a coup. */
  strikes: number
  /** Centres of power that win it. */
  centres: number
}
/** Numbers of the deals between players. */
export type JuntaDealNumbers = {
  /** Most offers that a family sends in a turn. */
  offers: number
}
/** A promise. */
export type JuntaWords = {
  /** Name of the promise. */
  id: Id
}
/** tables.yaml: the notes, the places to spend a turn, and every number of the rules. */
export type JuntaTablesFile = {
  /** The notes of the aid deck. */
  notes: JuntaNotes[]
  /** Where a family can spend the turn. */
  locations: JuntaLocation[]
  /** Numbers of political cards. */
  cards: JuntaCardNumbers
  /** Numbers of the foreign aid. */
  aid: JuntaAidNumbers
  /** Numbers of the offices. */
  government: JuntaGovernmentNumbers
  /** Numbers of a coup. */
  coup: JuntaCoupNumbers
  /** Numbers of the deals between players. */
  deals: JuntaDealNumbers
  /** Promises that can stand in an offer; their texts are under promises. Nobody is bound by them. */
  words?: JuntaWords[]
}
/** A political card. */
export type JuntaCard = {
  /** Name of the card; further copies are called after it: donation, donation-2, donation-3. */
  id: Id
  /** A picture of the pack on the face of the card, under its words; the plain card is what is seen where it is not there. */
  picture?: Id
  /** How many there are. Default: 1. */
  copies?: number
  /** What kind of card it is. */
  kind: 'influence' | 'vote' | 'donation' | 'attempt' | 'bribe' | 'event' | 'units' | 'guard'
  /** The moments in which it has an effect; played at another one it is discarded without. */
  when: ('any' | 'vote' | 'budget' | 'declare' | 'react' | 'bank' | 'call' | 'movement' | 'return')[]
  /** Votes it gives. */
  votes?: number
  /** Votes it gives instead beside another influence of the same family. */
  bonus?: JuntaVoteBonus
  /** Influences, one of which must lie in front of the family that plays it. */
  needs?: Id[]
  /** Money it pays each turn while in play. */
  income?: JuntaIncome
  /** What it does, all of it: any effect that triggers have too. */
  effects?: JuntaEffect[]
  /** Where this part of the content comes from. */
  source?: Source
}
/** More votes beside another influence. */
export type JuntaVoteBonus = {
  /** Influences, one of which must lie in front of the same family. */
  with: Id[]
  /** Votes in all. */
  votes: number
}
/** Money that an influence pays. */
export type JuntaIncome = {
  /** Millions a turn: it lowers the price of a card, or comes as top notes of the aid deck. */
  amount: number
  /** `dark`: only for assassins and bribes. */
  only?: 'dark'
}
/** decks/*.yaml: political cards. */
export type JuntaDeckFile = {
  /** Name of the deck. */
  id: Id
  /** Where this part of the content comes from. */
  source?: Source
  /** The cards. */
  cards: JuntaCard[]
  /** Cards of a required pack that are left out. */
  without?: Id[]
}
/** A player. */
export type JuntaBot = {
  /** Its family. */
  side: Id
  /** What counts for it. */
  weights: JuntaWeights
  /** Other ways to play, by name, each with the weights that differ from the bot's. A bot that searches tries where each of them leads and keeps to the best for a turn; the greedy one does without them. */
  styles?: {
    [k: string]: JuntaWeights
  }
}
/** Weights; what is left out has a usual one. */
export type JuntaWeights = {
  /** Of notes in hand. */
  money?: JuntaWeight
  /** Of notes in Switzerland. */
  swiss?: JuntaWeight
  /** Of places where one may be shot. */
  danger?: JuntaWeight
  /** Of votes for oneself. */
  votes?: JuntaWeight
  /** Of offices. */
  office?: JuntaWeight
  /** Of cards in hand. */
  cards?: JuntaWeight
  /** Of attempts on rich rivals. */
  attempt?: JuntaWeight
  /** Of starting a coup. */
  coup?: JuntaWeight
  /** Of staying with the President. */
  loyalty?: JuntaWeight
  /** Of spaces nearer to centres. */
  centre?: JuntaWeight
  /** Of fire on enemies. */
  fight?: JuntaWeight
  /** Of offers that bring more than they cost. */
  deal?: JuntaWeight
  /** Of dealing: most offers it makes in a turn; 0: it makes none. */
  offers?: JuntaWeight
  /** Of a profit: an exchange must bring so much more than it costs. */
  margin?: JuntaWeight
  /** Of haggling: most millions it asks on top of a poor offer before it refuses it; 0: it never asks for more. */
  haggle?: JuntaWeight
  /** Of bribes: most millions it gives a voter when a vote of its own is about to be lost; 0: it bribes nobody. */
  gift?: JuntaWeight
  /** Of its word: of each million it was given for nothing this turn, when it votes or chooses a victim. */
  honour?: JuntaWeight
  /** Of cards that order an attempt which cannot fail. */
  killers?: JuntaWeight
  /** Of a unit that changes hands in a coup, for rebels and for the President; 0: as in a fight. */
  units?: JuntaWeight
  /** Of units handed to somebody of the same party who has none to move; 0: it hands over none. */
  ally?: JuntaWeight
  /** Of peace: it agrees on the end of a coup when one party has no more than so many chances in a hundred; 0: it never agrees. */
  settle?: JuntaWeight
  /** Of watching others: how far it trusts what it has seen of their money, in hundredths; the rest it guesses by their offices. */
  watch?: JuntaWeight
  /** Of its life: how much of what it would lose with it counts where killers may look for it, and before it rises; in hundredths. */
  fear?: JuntaWeight
  /** Of surprise: how often it is not where its money is best off, in hundredths of that money; it looks for victims elsewhere too. */
  bluff?: JuntaWeight
  /** Of its share: so many millions it asks of a budget for each hundred that the President seems to keep; 0: anything will do. */
  share?: JuntaWeight
  /** Of who leads: so many hundredths more it asks of a President who seems the richest. */
  envy?: JuntaWeight
  /** Of a majority: how much of the votes it expects against its budget it buys others for, in hundredths; less: it risks a defeat. */
  caution?: JuntaWeight
  /** Of a coup that can be won: with fewer chances in a hundred it neither rises nor joins. */
  daring?: JuntaWeight
  /** Of trade: influences are kept to be sold, and cards go to whoever pays most for them, for no less than so many hundredths of what the family that needs one most finds it worth; 0: it lives without. */
  trade?: JuntaWeight
}
/** bots.yaml: what the greedy players look for. */
export type JuntaBotsFile = {
  /** One for each family that has one. */
  bots: JuntaBot[]
}
/** The open questions of the rules, each with its answer. What is left out is the default. */
export type JuntaOptions = {
  /** When cards above the limit must go: after drawing (`draw`), or at once at any time (`always`). J-48. Default: `draw`. */
  handLimit?: 'draw' | 'always'
  /** Who gives a candidate the first vote that is needed: whoever nominates (`nominator`), or anybody, asked clockwise from there (`anyone`). J-X16. Default: `nominator`. */
  backing?: 'nominator' | 'anyone'
  /** Cards that voted for a candidate who declines: spent (`lost`), or taken back (`returned`). J-X7. Default: `lost`. */
  declined?: 'lost' | 'returned'
  /** After a tied first election: all cards are discarded and dealt anew (`redeal`), or only vote cards are discarded (`votes`). J-X6. Default: `redeal`. */
  firstTie?: 'redeal' | 'votes'
  /** Whether the secret police may shoot in the bank in the first turn (`shooting`) or not (`safe`). J-X1. Default: `shooting`. */
  bankAtStart?: 'shooting' | 'safe'
  /** Who orders air strikes: the Air Commander (`air`) or the Admiral (`navy`). J-X2. Default: `air`. */
  airStrikes?: 'air' | 'navy'
  /** Bank after a forced budget: closed for lunch (`lunch`), or for the turn (`holiday`). J-X3. Default: `lunch`. */
  forcedBank?: 'lunch' | 'holiday'
  /** The Junta: rebels of the coup who chose the rebels at its end (`steadfast`), or all rebels of the coup (`all`). J-X4. Default: `steadfast`. */
  juntaMembers?: 'steadfast' | 'all'
  /** At the end of a coup the President stays on the President’s side (`own`), or chooses like the others (`free`). J-X5. Default: `own`. */
  presidentSide?: 'own' | 'free'
  /** A space with own units only: free to retreat to (`free`), or not (`closed`). J-X10. Default: `free`. */
  retreatToOwn?: 'free' | 'closed'
  /** Added dice of guards: for the group (`group`), or for each unit (`each`). J-X12. Default: `group`. */
  bonusDice?: 'group' | 'each'
  /** When all have lost equally many: nobody retreats (`stay`), or all do (`leave`). J-X13. Default: `stay`. */
  retreatTie?: 'stay' | 'leave'
  /** Who lands paratroops or marines in the rebellion becomes a rebel (`rebel`), or may stay loyal, since a landing is no move (`loyal`). J-X17. Default: `rebel`. */
  landing?: 'rebel' | 'loyal'
  /** The gunboat fires at any space (`anywhere`), or only at the port and next to it (`port`). Default: `anywhere`. */
  gunboatRange?: 'anywhere' | 'port'
  /** Who may start a coup: anybody with a pretext, and who is at headquarters (`anyone`), or only who is at headquarters, with a pretext (`headquarters-with-pretext`). J-141. Default: `anyone`. */
  coups?: 'anyone' | 'headquarters-with-pretext'
  /** Notes that go from the top of the aid deck under it, face up, after each coup. J-141. Default: 0. */
  afterCoup?: number
  /** Notes that are spent lie under the deck face up (`face-up`), or face down to be drawn again (`face-down`). J-142. Default: `face-up`. */
  spentNotes?: 'face-up' | 'face-down'
  /** With `face-down`: so many notes at most come back in a game. J-142. Default: 10. */
  mostReturned?: number
  /** Time to think, for screens that keep it; the rules do not. J-141. Default: 0, none. */
  seconds?: number
}
/** A note for players. */
export type JuntaComment = {
  /** Heading. */
  title: LocalText
  /** The note. */
  text: LocalText
}
/** scenarios/*.yaml: a game that can be played. */
export type JuntaScenarioFile = {
  /** Name of the scenario; its title is in text/*.yaml under scenarios. */
  id: Id
  /** The map it is played on. */
  map: Id
  /** The political cards. */
  deck: Id
  /** Where this part of the content comes from. */
  source?: Source
  /** The families clockwise; the first owns the game. */
  order: Id[]
  /** The steps of a political turn in their order, all six of them; cards are drawn before, and the turn ends behind. J-46. Default: as in the example. */
  steps?: ('offices' | 'budget' | 'locations' | 'attempts' | 'bank' | 'coup')[]
  /** How long a game takes, more or less. */
  minutes?: number
  /** The open questions of the rules. */
  rules?: JuntaOptions
  /** Notes for players. */
  comments?: JuntaComment[]
  /** Numbers that triggers change. */
  counters?: JuntaScenarioCounter[]
  /** What happens by itself. */
  triggers?: JuntaTrigger[]
  /** Numbers of the rules that change while something holds. */
  modifiers?: JuntaScenarioModifier[]
}
/** One rule test. */
export type JuntaCase = {
  /** Name of the case. */
  id: Id
  /** Statements of the rules that this case proves; in a pack of your own it may be left out. */
  proves?: JuntaStatement[]
  /** What the case shows, in words. */
  title?: LocalText
  /** Start from this scenario: one of the pack or of a pack in `requires`, also as pack/scenario. */
  scenario: ScenarioName
  /** A small map in place of the scenario's, whose rules and forces stay: written here, or one of `maps` by its name. */
  map?: string | Omit<MapFile, 'id'>
  /** Changes to the scenario for this case only, merged into it key by key. */
  change?: Record<string, unknown>
  /** The position to start from; without it, the start of the game. */
  given?: JuntaPosition
  /** Dice to come, in order. */
  dice?: number[]
  /** What is done, and what must then be so. */
  steps: JuntaCaseStep[]
  /** Why `test --strict` may find that the case passes without any of its actions: for cases in which nothing is to happen. */
  spare?: string
}
/** Where a case begins. What is not named is as at the start of a turn; cards nobody has are in the pile, notes nobody has in the aid deck. */
export type JuntaPosition = {
  /** A position of `positions` to start from: what is written beside it lies over it, key by key, and units by their ids. */
  from?: Id
  /** Number of the turn. Default: 1. */
  turn?: number
  /** What happens next; without it a turn begins. */
  phase?:
    | 'nominate'
    | 'vote'
    | 'draw'
    | 'appoint'
    | 'aid'
    | 'budget'
    | 'force'
    | 'pay'
    | 'locations'
    | 'declare'
    | 'resolve'
    | 'cousin'
    | 'bank'
    | 'call'
    | 'movement'
    | 'attack'
    | 'sides'
    | 'junta'
    | 'squad'
    | 'close'
  /** The President; without it there is none. */
  president?: Id
  /** Who holds which office. */
  offices?: Record<string, string>
  /** Whether there is a pretext for a coup. */
  pretext?: boolean
  /** Whether the bank is open, closed for lunch or closed for the turn. */
  bank?: 'open' | 'lunch' | 'holiday'
  /** Turns for which the secret police may not shoot in the bank: 2 in the turn it did, 1 in the next. */
  safe?: number
  /** Offices that the President’s cousin fills. */
  cousin?: Id[]
  /** Political cards in hand. */
  hands?: Record<string, string[]>
  /** Influences in play. */
  front?: Record<string, string[]>
  /** Cards on top of the pile, the next one first; the others follow in the order of the deck. */
  pile?: Id[]
  /** Cards that have been discarded. */
  discards?: Id[]
  /** Notes in hand, by value. */
  notes?: Record<string, number[]>
  /** Notes in Swiss accounts, by value. */
  swiss?: Record<string, number[]>
  /** Values on top of the aid deck; the other notes follow in order of value. With `aidOnly` there are no others. */
  aid?: JuntaNoteValues
  /** Notes that nobody has and `aid` does not name lie spent under the deck. */
  aidOnly?: boolean
  /** Locations that were chosen. */
  locations?: Record<string, string>
  /** Whether the locations are turned up. */
  revealed?: boolean
  /** Families whose head is dead. */
  dead?: Id[]
  /** Embassies of exiles. */
  exile?: Record<string, string>
  /** Attempts that were declared, in their order. */
  attempts?: JuntaGivenAttempt[]
  /** What the President promises. */
  budget?: Record<string, number>
  /** Families that have done their banking. */
  banked?: Id[]
  /** The coup that is going on. */
  coup?: JuntaGivenCoup
  /** Values of counters. */
  counters?: Record<string, number>
}
/** An attempt that was declared. */
export type JuntaGivenAttempt = {
  /** Who sends it. */
  by: Id
  /** With which card; without it, the secret police. */
  card?: Id
  /** On whom. */
  victim: Id
  /** Where. */
  location: Id
}
/** A coup that is going on. */
export type JuntaGivenCoup = {
  /** 0: rebellion, then 1 up. */
  phase: number
  /** Leader of the rebels. */
  leader: Id
  /** The rebels. */
  rebels?: Id[]
  /** The units on the map, nothing else; without it, all where they start. */
  units?: JuntaGivenUnits[]
  /** Air strikes that are left. */
  strikes?: number
  /** Whether the police starts in the parliament. */
  occupied?: boolean
}
/** Units in a space. */
export type JuntaGivenUnits = {
  /** Its own name, for a single one; without it the first of the type that are left. */
  id?: EntryName
  /** Unit type. */
  unit: Id
  /** Where. */
  at: CellName
  /** How many. Default: 1. */
  count?: number
  /** Who was handed them, or whose card brought them; without it, the holder of their office. */
  control?: Id
  /** Whether they have moved in this phase. */
  moved?: boolean
}
/** Votes on a motion. */
export type JuntaMotionVotes = {
  /** For it. */
  yes?: number
  /** Against it. */
  no?: number
}
/** What must be true. Everything named is compared. */
export type JuntaExpectation = {
  /** Number of the turn. */
  turn?: number
  /** Step of the political turn. */
  stage?: number
  /** What happens next. */
  phase?: JuntaPhase
  /** Families that the game waits for, in any order. */
  asked?: Id[]
  /** The President; without it there is none. */
  president?: Id
  /** Who holds which office. */
  offices?: Record<string, string>
  /** Whether there is a pretext for a coup. */
  pretext?: boolean
  /** Whether the bank is open, closed for lunch or closed for the turn. */
  bank?: 'open' | 'lunch' | 'holiday'
  /** Turns for which the secret police may not shoot in the bank: 2 in the turn it did, 1 in the next. */
  safe?: number
  /** Offices that the President’s cousin fills, all of them. */
  cousin?: Id[]
  /** Cards in hand, in any order. */
  hands?: Record<string, string[]>
  /** Influences in play, in any order. */
  front?: Record<string, string[]>
  /** How many cards in hand. */
  handCount?: Record<string, number>
  /** Cards that are among the discards. */
  discards?: Id[]
  /** Millions in hand. */
  money?: Record<string, number>
  /** Notes in hand, all of them, by value. */
  notes?: Record<string, number[]>
  /** Millions in Switzerland. */
  swiss?: Record<string, number>
  /** Millions under the deck, face up. */
  spent?: number
  /** Notes that lie face down in the aid deck. */
  aidCount?: number
  /** Votes for candidates so far; for motions `votes`. */
  tally?: Record<string, number>
  /** Votes for and against a motion so far. */
  votes?: JuntaMotionVotes
  /** What the President promises. */
  budget?: Record<string, number>
  /** Locations that were chosen. */
  locations?: Record<string, string>
  /** Families whose head is dead, all of them. */
  dead?: Id[]
  /** Embassies of exiles, all of them. */
  exile?: Record<string, string>
  /** Phase of the coup: 0 rebellion, -1 none. */
  coup?: number
  /** Leader of the rebels. */
  leader?: Id
  /** Rebels, all of them. */
  rebels?: Id[]
  /** Air strikes that are left. */
  strikes?: number
  /** Units in a space by who controls them; a family that is not named has none there. */
  units?: Record<string, Record<string, number>>
  /** Centres of power in the hands of the rebels. */
  centres?: number
  /** How the game ended. */
  outcome?: JuntaExpectedOutcome
  /** Events of the last step, in this order, among others. */
  events?: Record<string, unknown>[]
  /** Values of counters. */
  counters?: Record<string, number>
}
/** How the game ended. */
export type JuntaExpectedOutcome = {
  /** The winner, or `draw`. */
  winner: Id
  /** Why it ended. */
  level?: Id
}
/** cases/*.yaml: proofs of the rules, played by `ludoteca test`. */
export type JuntaCaseFile = {
  /** The cases; none in a file that only shares maps and positions. */
  cases: JuntaCase[]
  /** Maps that several cases share, by name: a case says `map: NAME`, in this file or in any other of `cases/`. */
  maps?: Record<string, Omit<MapFile, 'id'>>
  /** Positions that several cases start from, by name: a case says `given: { from: NAME, ... }`, in this file or in any other of `cases/`. */
  positions?: Record<string, JuntaPosition>
}
/** Words of the ruleset junta that cases use. Written by `npm run schemas:build`: do not edit. */
export type JuntaCaseWords = {}
/** Millions that a family has. What others have in hand or in Switzerland is secret: what is openly done by it tells of it. */
export type JuntaMoneyMeasure = {
  /** Money of a family. */
  type: 'money'
  /** Which family. Default: the family of the moment. */
  family?: Id
  /** In hand, or in Switzerland. Default: `hand`. */
  where?: 'hand' | 'swiss'
  /** Instead of a family: who acts for this office. */
  office?: Id
}
/** Cards that a family has in hand; everybody sees how many. */
export type JuntaCardsMeasure = {
  /** Cards in hand. */
  type: 'cards'
  /** Which family. Default: the family of the moment. */
  family?: Id
  /** Instead of a family: who acts for this office. */
  office?: Id
}
/** Votes that everybody sees a family has: of its offices, and of influences in play. */
export type JuntaVotesMeasure = {
  /** Open votes of a family. */
  type: 'votes'
  /** Which family. Default: the family of the moment. */
  family?: Id
  /** Instead of a family: who acts for this office. */
  office?: Id
}
/** Families of which something is so. */
export type JuntaFamiliesMeasure = {
  /** Number of families. */
  type: 'families'
  /** At home and alive, in exile, with a dead head, or rebels in this coup. */
  which: 'home' | 'exile' | 'dead' | 'rebel'
}
/** The family that the moment or the number is about is one of these. */
export type JuntaFamilyCondition = {
  /** The family of the moment. */
  type: 'family'
  /** Families that are meant. */
  is: Id[]
}
/** A family acts for an office now: it holds it, lives and is at home, or its cousin fills it. */
export type JuntaHoldsCondition = {
  /** Who has an office. */
  type: 'holds'
  /** The office. */
  office: Id
  /** Which family. Default: the family of the moment. */
  family?: Id
}
/** The office that the moment is about is one of these. */
export type JuntaGivenCondition = {
  /** The office of the moment. */
  type: 'office'
  /** Offices that are meant. */
  is: Id[]
}
/** The card that the moment is about is one of these. */
export type JuntaCardCondition = {
  /** The card of the moment. */
  type: 'card'
  /** Cards that are meant; copies go by one name. */
  is: Id[]
}
/** There is a pretext for a coup. */
export type JuntaPretextCondition = {
  /** A pretext for a coup. */
  type: 'pretext'
}
/** A family draws political cards. */
export type JuntaDrawEffect = {
  /** Draws cards. */
  type: 'draw'
  /** How many. */
  count: JuntaAmount
  /** Which family. Default: the family of the moment. */
  family?: Id
  /** Instead of a family: who acts for this office. */
  office?: Id
}
/** A family gets top notes of the aid deck, unseen by the others. */
export type JuntaNoteEffect = {
  /** Notes of the aid deck. */
  type: 'note'
  /** How many. Default: 1. */
  count?: JuntaAmount
  /** Millions that it costs: paid by who plays the card; in a trigger by the family of the moment, and it happens only if they can. */
  cost?: number
  /** Which family. Default: the family of the moment. */
  family?: Id
  /** Instead of a family: who acts for this office. */
  office?: Id
}
/** A family pays to nobody, with the notes that lose it least; all it has where that is too little. */
export type JuntaPayEffect = {
  /** Money is paid. */
  type: 'pay'
  /** Millions. */
  amount: JuntaAmount
  /** Which family. Default: the family of the moment. */
  family?: Id
  /** Instead of a family: who acts for this office. */
  office?: Id
}
/** A pretext for a coup arises. */
export type JuntaPretextEffect = {
  /** A pretext. */
  type: 'pretext'
  /** Millions that it costs: paid by who plays the card; in a trigger by the family of the moment, and it happens only if they can. */
  cost?: number
}
/** The bank is closed for the rest of the turn. */
export type JuntaBankHolidayEffect = {
  /** Closes the bank. */
  type: 'bank-holiday'
  /** Millions that it costs: paid by who plays the card; in a trigger by the family of the moment, and it happens only if they can. */
  cost?: number
}
/** Small influences of other families vote for a family for the rest of the turn. */
export type JuntaLevyEffect = {
  /** Takes influences for the turn. */
  type: 'levy'
  /** Greatest votes of the influences it takes. */
  most: number
  /** Millions that it costs: paid by who plays the card; in a trigger by the family of the moment, and it happens only if they can. */
  cost?: number
  /** Which family. Default: the family of the moment. */
  family?: Id
  /** Instead of a family: who acts for this office. */
  office?: Id
}
/** The vote that runs ends after its first round. */
export type JuntaEndVoteEffect = {
  /** Ends a vote. */
  type: 'end-vote'
  /** Millions that it costs: paid by who plays the card; in a trigger by the family of the moment, and it happens only if they can. */
  cost?: number
}
/** A family draws up the budget in place of the President, from nothing. */
export type JuntaRivalBudgetEffect = {
  /** Another budget. */
  type: 'rival-budget'
  /** Millions that it costs: paid by who plays the card; in a trigger by the family of the moment, and it happens only if they can. */
  cost?: number
  /** Which family. Default: the family of the moment. */
  family?: Id
  /** Instead of a family: who acts for this office. */
  office?: Id
}
/** Votes that were cast are void, and all vote again; nothing where nobody votes. */
export type JuntaRecountEffect = {
  /** Everybody votes again. */
  type: 'recount'
  /** Millions that it costs: paid by who plays the card; in a trigger by the family of the moment, and it happens only if they can. */
  cost?: number
}
/** The Parliament votes on the President, as soon as no other vote runs and no coup; effects behind it wait for that. */
export type JuntaMotionEffect = {
  /** A vote on the President. */
  type: 'motion'
  /** Share of the votes that carries it, over and under the line. Default: more than half. */
  share?: number[]
  /** Millions that it costs: paid by who plays the card; in a trigger by the family of the moment, and it happens only if they can. */
  cost?: number
}
/** A family discards one of the influences in front of it, which it picks; effects behind it wait for that. */
export type JuntaDropInfluenceEffect = {
  /** Discards an influence. */
  type: 'drop-influence'
  /** Millions that it costs: paid by who plays the card; in a trigger by the family of the moment, and it happens only if they can. */
  cost?: number
  /** Which family. Default: whom the card is aimed at, else the family of the moment. */
  family?: Id
  /** Instead of a family: who acts for this office. */
  office?: Id
}
/** Votes on top; a card loses the influence that it needs for it. */
export type JuntaSackEffect = {
  /** Votes for a price. */
  type: 'sack'
  /** How many votes. */
  count: number
  /** In a vote on a motion or a budget: which answer gets them. In an election a family does. */
  for?: 'yes' | 'no'
  /** Millions that it costs: paid by who plays the card; in a trigger by the family of the moment, and it happens only if they can. */
  cost?: number
  /** Which candidate gets them. Default: whom the card is aimed at, else the family of the moment. */
  family?: Id
  /** Instead of a family: who acts for this office. */
  office?: Id
}
/** A family sees how much another has in Switzerland. */
export type JuntaSpyEffect = {
  /** Looks at an account. */
  type: 'spy'
  /** Whose account. Default: of whom the card is aimed at. */
  whose?: Id
  /** Millions that it costs: paid by who plays the card; in a trigger by the family of the moment, and it happens only if they can. */
  cost?: number
  /** Who looks. Default: the family of the moment. */
  family?: Id
  /** Instead of a family: who acts for this office. */
  office?: Id
}
/** An attempt on the life of a family’s head. A card is for the step of attempts; in a trigger it happens as soon as no vote runs and no coup, wherever the victim is, and effects behind it wait for that. */
export type JuntaAttemptEffect = {
  /** An attempt on a life. */
  type: 'attempt'
  /** What a die does, face by face from 1: `nothing`, `success`, `again` (a second roll), `backfire` (it kills who sent it). Default: it succeeds. */
  die?: ('nothing' | 'success' | 'again' | 'backfire')[]
  /** What the second roll does. */
  second?: ('nothing' | 'success' | 'backfire')[]
  /** Offices whose holders cannot be its target. */
  spares?: Id[]
  /** In a trigger: who has sent it, and gets the money of who dies. Default: nobody. */
  receiver?: Id
  /** Millions that it costs: paid by who plays the card; in a trigger by the family of the moment, and it happens only if they can. */
  cost?: number
  /** In a trigger: the victim. Default: the family of the moment. */
  family?: Id
  /** Instead of a family: who acts for this office. */
  office?: Id
}
/** Protects a family against attempts on its life in this turn. */
export type JuntaGuardEffect = {
  /** Protects against attempts. */
  type: 'guard'
  /** How many attempts. Default: 1. */
  count?: number
  /** Millions that it costs: paid by who plays the card; in a trigger by the family of the moment, and it happens only if they can. */
  cost?: number
  /** Which family. Default: the family of the moment. */
  family?: Id
  /** Instead of a family: who acts for this office. */
  office?: Id
}
/** The assassin is paid, and lets a family live: one attempt on its life fails in this turn. */
export type JuntaBuyOffEffect = {
  /** Pays the assassin. */
  type: 'buy-off'
  /** Millions that it costs: paid by who plays the card; in a trigger by the family of the moment, and it happens only if they can. */
  cost?: number
  /** Which family. Default: the family of the moment. */
  family?: Id
  /** Instead of a family: who acts for this office. */
  office?: Id
}
/** Burglars take notes of a family, without change. A card is for the step of attempts; in a trigger they come at once. */
export type JuntaBurgleEffect = {
  /** Steals money. */
  type: 'burgle'
  /** Millions that they want. */
  count: number
  /** Location in which the family is safe from it. */
  location?: Id
  /** In a trigger: who gets them. Default: nobody, they go under the deck. */
  receiver?: Id
  /** Millions that it costs: paid by who plays the card; in a trigger by the family of the moment, and it happens only if they can. */
  cost?: number
  /** In a trigger: whose money. Default: of the family of the moment. */
  family?: Id
  /** Instead of a family: who acts for this office. */
  office?: Id
}
/** One more attempt of the secret police in this turn; in a trigger the Interior Minister has it free. */
export type JuntaPoliceEffect = {
  /** One more attempt of the police. */
  type: 'police'
  /** Millions that it costs: paid by who plays the card; in a trigger by the family of the moment, and it happens only if they can. */
  cost?: number
}
/** Units come on the map for a family. A card is for a coup; in a trigger they come at once, for this turn. */
export type JuntaUnitsEffect = {
  /** Brings units. */
  type: 'units'
  /** Their types: so many of each. */
  units: Id[]
  /** How many. */
  count: number
  /** Spaces in which they may appear: who plays the card picks one, a trigger takes the first. */
  at: CellName[]
  /** Millions that it costs: paid by who plays the card; in a trigger by the family of the moment, and it happens only if they can. */
  cost?: number
  /** Which family. Default: the family of the moment. */
  family?: Id
  /** Instead of a family: who acts for this office. */
  office?: Id
}
/** Units change hands. A card is for the movement of a coup, on units of one family in one space; in a trigger all of them, as long as there is money. */
export type JuntaBribeEffect = {
  /** Units change hands. */
  type: 'bribe'
  /** Types that can be bribed. */
  units: Id[]
  /** What a die does for each, face by face from 1. Default: they come over. */
  die?: ('nothing' | 'success')[]
  /** In a trigger: only in these spaces. */
  at?: CellName[]
  /** Millions for each unit. */
  cost?: number
  /** In a trigger: whom they serve from now on, and who pays. Default: the family of the moment. */
  family?: Id
  /** Instead of a family: who acts for this office. */
  office?: Id
}
/** A family comes home from exile unharmed. */
export type JuntaPassportEffect = {
  /** Comes home unharmed. */
  type: 'passport'
  /** Millions that it costs: paid by who plays the card; in a trigger by the family of the moment, and it happens only if they can. */
  cost?: number
  /** Which family. Default: the family of the moment. */
  family?: Id
  /** Instead of a family: who acts for this office. */
  office?: Id
}
/** Nothing but noise. */
export type JuntaWordsEffect = {
  /** Nothing. */
  type: 'words'
  /** Millions that it costs: paid by who plays the card; in a trigger by the family of the moment, and it happens only if they can. */
  cost?: number
}
/** One kind of square and all its effects. */
export type KriegspielTerrain = {
  /** Name of the terrain; its title is in text/*.yaml under terrain. */
  id: Id
  /** How it is drawn. */
  look: TerrainLook
  /** Squares of its movement that a unit spends to enter, or `closed`. A unit that moves at all always gets one square far, whatever that costs. */
  cost: number | 'closed'
  /** Whether lines of communication cross the square. Default: `pass`. */
  lines?: 'pass' | 'stop'
  /** Whether attack and support cross the square. Default: `pass`. */
  fire?: 'pass' | 'stop'
  /** What it adds to the defence of units standing in it. */
  defence?: KriegspielDefence
  /** What it means for charges. Default: both are allowed. */
  charge?: KriegspielChargeGround
  /** Where this part of the content comes from. */
  source?: Source
}
/** A bonus of defence for some units. */
export type KriegspielDefence = {
  /** Points added. */
  points: number
  /** Only units with one of these tags have it. */
  tags: Id[]
}
/** Whether a square may be charged, or charged from. */
export type KriegspielChargeGround = {
  /** Whether a unit in it may be charged. Default: true. */
  against?: boolean
  /** Whether a unit in it may take part in a charge. Default: true. */
  from?: boolean
}
/** One kind of wall between two squares. */
export type KriegspielEdge = {
  /** Name of the edge. */
  id: Id
  /** How it is drawn. */
  look: EdgeLook
  /** Whether units may cross it: `free` or `closed`. */
  cost: 'free' | 'closed'
  /** Whether lines of communication cross the wall. Default: `pass`. */
  lines?: 'pass' | 'stop'
  /** Whether attack and support cross the wall. Default: `pass`. */
  fire?: 'pass' | 'stop'
  /** Where this part of the content comes from. */
  source?: Source
}
/** terrain.yaml: every kind of square and of wall between squares, with its effects. */
export type KriegspielTerrainFile = {
  /** Kinds of squares. */
  terrain: KriegspielTerrain[]
  /** Kinds of walls. One on the side or corner between two squares stops what steps from one to the other; a diagonal step is only stopped by a wall on that corner. */
  edges?: KriegspielEdge[]
}
/** A side of the game. */
export type KriegspielSide = {
  /** Name of the side; its title is in text/*.yaml under sides. */
  id: Id
  /** How its pieces are drawn. */
  look: SideLook
}
/** One type of unit. */
export type KriegspielUnitType = {
  /** Name of the type; its title is in text/*.yaml under units. */
  id: Id
  /** What it adds to an attack; with 0 it never attacks. */
  attack: number
  /** What it adds to a defence, its own or that of a friend in range. */
  defence: number
  /** Squares it reaches in a straight line, for attack and support. */
  range: number
  /** Squares it moves at most in a turn. */
  speed: number
  /** What it adds instead of its attack when it takes part in a charge; without it, it never charges. */
  charge?: number
  /** Whether it sends on the lines of communication that reach it. Default: false. */
  emits?: boolean
  /** Whether it is a combat unit: it is inert when cut off and stops enemy lines of communication. */
  combat: boolean
  /** Free labels that terrain may name. */
  tags?: Id[]
  /** How it is drawn. */
  look: UnitLook
  /** Where this part of the content comes from. */
  source?: Source
}
/** units.yaml: the sides and every type of unit. Both armies use the same types. */
export type KriegspielUnitsFile = {
  /** The sides of the game. */
  sides: KriegspielSide[]
  /** Types of units. */
  units: KriegspielUnitType[]
}
/** What the bot of one side looks for. */
export type KriegspielBot = {
  /** The side it plays. */
  side: Id
  /** How much each thing counts; what is left out counts nothing. */
  weights: KriegspielWeights
}
/** How much each thing counts: the choice with the highest sum is taken. */
export type KriegspielWeights = {
  /** An enemy arsenal destroyed. */
  arsenal?: KriegspielWeight
  /** Each point of defence of an enemy unit captured; ours in danger count against. */
  capture?: KriegspielWeight
  /** An enemy unit that emits, captured. */
  relay?: KriegspielWeight
  /** An enemy unit forced to retreat. */
  retreat?: KriegspielWeight
  /** Each square nearer to the goal of the unit. */
  approach?: KriegspielWeight
  /** Each point of attack brought to bear on the enemy unit that is hunted. */
  hunt?: KriegspielWeight
  /** Staying connected. */
  connected?: KriegspielWeight
  /** Each enemy unit that would be cut off. */
  line?: KriegspielWeight
  /** Each point by which an enemy attack on the square is stronger than its defence. */
  danger?: KriegspielWeight
  /** An own arsenal that the enemy can reach, kept by the unit. */
  guard?: KriegspielWeight
  /** Each square between a unit of ours that emits and the nearest friend that is cut off. */
  follow?: KriegspielWeight
  /** Percent by which approach grows and caution shrinks for each turn in which nothing is taken. */
  haste?: KriegspielWeight
  /** Each turn in which nothing is taken, for a square where the unit has not been since. */
  roam?: KriegspielWeight
  /** A unit of ours that emits standing on a line. */
  relayLine?: KriegspielWeight
}
/** bots.yaml: what the greedy bot of each side looks for. A pack without it has bots that play at random. */
export type KriegspielBotsFile = {
  /** The bots, one a side. */
  bots: KriegspielBot[]
}
/** So many units of one type. */
export type KriegspielRosterLine = {
  /** The side they belong to. */
  side: Id
  /** Unit type. */
  unit: Id
  /** How many. */
  count: number
  /** Where this part of the content comes from. */
  source?: Source
}
/** The territory of a side. */
export type KriegspielTerritory = {
  /** The side. */
  side: Id
  /** Region of the map. */
  region: Id
}
/** How the units come to the board. */
export type KriegspielSetup = {
  /** `free`: each side places its units in its territory; `written`: the game starts from the opening. */
  placement: 'free' | 'written'
  /** Whether both place at once and see nothing of each other until both are done; otherwise one after the other, in the open. Default: true. */
  secret?: boolean
}
/** Where the units of a side stand at the start. */
export type KriegspielOpening = {
  /** The side. */
  side: Id
  /** Its units. */
  units: KriegspielUnitsAt[]
  /** Where this part of the content comes from. */
  source?: Source
}
/** Units of one type and where they stand. */
export type KriegspielUnitsAt = {
  /** Unit type. */
  unit: Id
  /** Their squares, one for each. */
  at: CellName[]
}
/** Who moves first. */
export type KriegspielFirst = {
  /** `roll`: each side rolls a die, the higher moves first, ties are rolled again; `side`: the side that is named. */
  by: 'roll' | 'side'
  /** Faces of the die. Default: 6. */
  faces?: number
  /** The side that moves first. */
  side?: Id
}
/** The open questions of the rules, each with its answer. What is left out is the default. */
export type KriegspielOptions = {
  /** Support of units that emit: with the range written in units.yaml (`printed`), or only for themselves (`none`). K-X2. Default: `printed`. */
  relayRange?: 'printed' | 'none'
  /** Own defence of a unit that is cut off and no combat unit: none (`lost`), or as printed (`kept`). K-38. Default: `lost`. */
  relayDefence?: 'lost' | 'kept'
  /** Movement of cut off units that are no combat units: as usual (`free`), or none (`needs-supply`). K-41. Default: `free`. */
  relayCutOff?: 'free' | 'needs-supply'
  /** How contact connects: from unit to unit without end (`chained`), or only to a unit that stands on a line itself (`one-step`). K-37. Default: `chained`. */
  supplyAdjacency?: 'chained' | 'one-step'
  /** Enemy units that stop lines of communication: every combat unit (`combat`), only connected combat units, where units in doubt do not count (`connected`), or every unit (`any`). K-33. Default: `combat`. */
  lineBlockers?: 'combat' | 'connected' | 'any'
  /** An arsenal with a unit of its own side on it: radiates (`emits`) or not (`silent`). Default: `emits`. */
  coveredArsenal?: 'emits' | 'silent'
  /** What stops attack and support on their way: only ground and walls (`terrain`), or units of the other side too (`enemies`). K-46. Default: `terrain`. */
  fireBlockers?: 'terrain' | 'enemies'
  /** Lines along which a charge is counted: all eight (`straight`), or only north and south (`column`). K-X3. Default: `straight`. */
  chargeLine?: 'straight' | 'column'
  /** A square of the line without a charging unit: ends the charge (`ends`), or is skipped as far as fire goes (`passes`). K-X3. Default: `ends`. */
  chargeGap?: 'ends' | 'passes'
  /** Whether a unit that supports another adds the bonus of its own ground too. Default: `given`. */
  supportBonus?: 'given' | 'withheld'
  /** Bonus of the ground of a target that is cut off. K-X7. Default: `lost`. */
  bonusWhenCutOff?: 'lost' | 'kept'
  /** Whether a forced retreat is one of the moves of the turn. K-X6. Default: `counted`. */
  retreatCounts?: 'counted' | 'free'
  /** A unit ordered to retreat that is cut off when its turn begins: captured, or it stays where it is. K-X6. Default: `captured`. */
  retreatWhenCutOff?: 'captured' | 'stays'
  /** Whether a unit ordered to retreat still adds its defence until its turn is over; it matters with more than one attack a turn. Default: `kept`. */
  retreatDefence?: 'kept' | 'lost'
  /** What takes an arsenal: a combat unit that is connected where it arrives (`connected`), or any that can get there (`any`). K-82. Default: `connected`. */
  arsenalTaker?: 'connected' | 'any'
  /** Whether moves that are left may be made after an arsenal has been taken, which counts as the attack. K-19, K-81. Default: `none`. */
  movesAfterArsenal?: 'none' | 'allowed'
  /** A square on the way of a fast unit: any (`free`), only one on a line of its side or beside a connected friend (`supplied`), or only one on a line (`lit`). A dark square may still be the last. Default: `free`. */
  passThroughDark?: 'free' | 'supplied' | 'lit'
  /** What must be gone for a side to be annihilated: its combat units, or all its units. K-X1. Default: `combat`. */
  annihilation?: 'combat' | 'all'
  /** When defeat by disconnection is looked for: after each attack and at the start of each turn, or after each move too. K-X8. Default: `attack-and-turn`. */
  networkDefeatTest?: 'attack-and-turn' | 'always'
}
/** Least differences between attack and defence for a result. */
export type KriegspielResults = {
  /** From this difference the target must retreat. */
  retreat: number
  /** From this difference the target is captured. */
  capture: number
}
/** The ways a game can end. */
export type KriegspielVictory = {
  /** A side that has lost all its arsenals loses (K-83). */
  arsenals: boolean
  /** A side whose combat units are all gone loses (K-84). */
  annihilation: boolean
  /** A side without units that emit, and with no connected unit left, loses (K-85). */
  network: boolean
  /** The sides may agree on a draw (K-86). */
  agreement: boolean
}
/** Points for each thing taken from the enemy. */
export type KriegspielScoring = {
  /** Each arsenal destroyed. */
  arsenal: number
  /** Each combat unit captured. */
  combat: number
  /** Each other unit captured. */
  relay: number
}
/** An end by the clock. */
export type KriegspielLimit = {
  /** Turns that are played, those of both sides counted. */
  turns: number
  /** What then counts: a draw, or the points. */
  result: 'draw' | 'score'
}
/** A note for players. */
export type KriegspielComment = {
  /** Title. */
  title: LocalText
  /** The text. */
  text: LocalText
}
/** scenarios/*.yaml: a game that can be played. */
export type KriegspielScenarioFile = {
  /** Name of the scenario; its title is in text/*.yaml under scenarios. */
  id: Id
  /** The map it is played on. Its `base` sites are the arsenals. */
  map: Id
  /** Where this part of the content comes from. */
  source?: Source
  /** The sides, each at war with all others; the first is asked first when nothing else decides. With more than two a side that has lost leaves the war, and the last one left wins. */
  order: Id[]
  /** How long a game takes, more or less. */
  minutes?: number
  /** The units of each side. */
  rosters: KriegspielRosterLine[]
  /** Where each side places its units. */
  territories: KriegspielTerritory[]
  /** How the game begins. */
  setup: KriegspielSetup
  /** A written placement. With `placement: free` it may be taken as it is and then changed. */
  opening?: KriegspielOpening[]
  /** Who moves first: the higher of two dice, or a side. */
  first: KriegspielFirst
  /** Units a side may move in a turn. */
  moves: number
  /** Attacks a side may make in a turn, after its moves. */
  attacks: number
  /** The open questions of the rules. */
  rules?: KriegspielOptions
  /** What the difference between attack and defence does. Default: retreat from 1, capture from 2. */
  results?: KriegspielResults
  /** The ways a game can end, each switched on or off. */
  endings: KriegspielVictory
  /** Points for what has been taken from the enemy. */
  scoring: KriegspielScoring
  /** An end after so many turns; without it the game goes on. */
  limit?: KriegspielLimit
  /** Choices that players make before the game, or chance for them. */
  options?: KriegspielScenarioOption[]
  /** Levels of victory by conditions, beside those of the rules. */
  levels?: KriegspielScenarioLevel[]
  /** Numbers that triggers change. */
  counters?: KriegspielScenarioCounter[]
  /** Decks of cards. */
  decks?: KriegspielScenarioDeck[]
  /** Units that come during the game. */
  schedule?: KriegspielScheduleEntry[]
  /** What happens by itself. */
  triggers?: KriegspielTrigger[]
  /** Numbers of the rules that are others in this scenario, always or while something holds. */
  modifiers?: KriegspielScenarioModifier[]
  /** Notes for players. */
  comments?: KriegspielComment[]
}
/** One rule test. */
export type KriegspielCase = {
  /** Name of the case. */
  id: Id
  /** Statements of the rules that this case proves; in a pack of your own it may be left out. */
  proves?: KriegspielStatement[]
  /** What the case shows, in words. */
  title?: LocalText
  /** Start from this scenario: one of the pack or of a pack in `requires`, also as pack/scenario. */
  scenario: ScenarioName
  /** A small map in place of the scenario's, whose rules and forces stay: written here, or one of `maps` by its name. */
  map?: string | Omit<MapFile, 'id'>
  /** Changes to the scenario for this case only, merged into it key by key. */
  change?: Record<string, unknown>
  /** The position to start from; without it, the start of the game. */
  given?: KriegspielPosition
  /** Dice to come, in order. */
  dice?: number[]
  /** What is done, and what must then be so. */
  steps: KriegspielCaseStep[]
  /** Why `test --strict` may find that the case passes without any of its actions: for cases in which nothing is to happen. */
  spare?: string
}
/** A position. Units of the rosters that are not named have been captured. */
export type KriegspielPosition = {
  /** A position of `positions` to start from: what is written beside it lies over it, key by key, and units by their ids. */
  from?: Id
  /** The side whose turn it is. Default: the first of `order`. */
  turn?: Id
  /** Number of the turn, those of both sides counted. Default: 1. */
  number?: number
  /** Where the turn stands; without it, the turn begins (forced retreats first). */
  phase?: 'placement' | 'moves' | 'attack'
  /** Moves made in this turn. Default: 0. */
  moves?: number
  /** Attacks made in this turn. Default: 0. */
  attacks?: number
  /** Units on the board. */
  units?: KriegspielPositionUnit[]
  /** Where cards lie, by deck; cards that are not named lie under those of the pile, in the order of the file. */
  decks?: {
    [k: string]: PositionDeck
  }
  /** What has been chosen, by option. */
  options?: Record<string, string>
  /** Values of counters. */
  counters?: Record<string, number>
  /** Squares of arsenals that have been destroyed. */
  destroyed?: CellName[]
}
/** A unit on the board. */
export type KriegspielPositionUnit = {
  /** Name of the piece in this case; without it, the one the game gives. */
  id?: EntryName
  /** Unit type. */
  unit: Id
  /** The side it belongs to. */
  side: Id
  /** Its square. */
  at: CellName
  /** Whether it has moved in this turn. */
  moved?: boolean
  /** Whether it has been ordered to retreat. */
  retreating?: boolean
}
/** What must hold; only what is written is compared. */
export type KriegspielExpectation = {
  /** The side whose turn it is. */
  turn?: Id
  /** Values of counters. */
  counters?: Record<string, number>
  /** Number of the turn, those of both sides counted. */
  number?: number
  /** Phase now: `placement`, `retreat`, `moves`, `attack`, `answer` or `over`. */
  phase?: KriegspielPhase
  /** The side that is asked now, or `nobody`. */
  asked?: Id
  /** Moves left in this turn. */
  movesLeft?: number
  /** Units by piece id, and how they must stand. */
  units?: {
    [k: string]: KriegspielExpectedUnit
  }
  /** Lines of communication and connected units of a side, or of both. */
  network?: KriegspielExpectedNetwork[]
  /** What an attack on a unit would come to. */
  combat?: KriegspielExpectedCombat[]
  /** Squares of all arsenals that have been destroyed. */
  destroyed?: CellName[]
  /** Points of each side. */
  scores?: Record<string, number>
  /** How the game must have ended. */
  outcome?: KriegspielExpectedOutcome
  /** Events of the last action, in order; each must match the fields given. */
  events?: Record<string, unknown>[]
}
/** How a unit must stand. */
export type KriegspielExpectedUnit = {
  /** Its square, or `captured`, `reserve` (not placed yet). */
  at?: CellName | 'captured' | 'reserve'
  /** Whether it has moved in this turn. */
  moved?: boolean
  /** Whether it has been ordered to retreat. */
  retreating?: boolean
  /** Whether it is connected. */
  connected?: boolean
}
/** The network of a side. */
export type KriegspielExpectedNetwork = {
  /** The side. */
  side: Id
  /** Squares on its lines, those of its arsenals and of units that emit too. */
  count?: number
  /** Squares that must be on its lines. */
  lit?: CellName[]
  /** Squares that must not be. */
  dark?: CellName[]
  /** How many of its units are connected. */
  connected?: number
  /** How many of its units stand on a line themselves. */
  onLine?: number
}
/** An attack on a unit, summed up. */
export type KriegspielExpectedCombat = {
  /** The unit attacked. */
  target: EntryName
  /** Attack of the other side. */
  attack?: number
  /** Defence of its own. */
  defence?: number
  /** What would come of it. */
  result?: 'safe' | 'retreat' | 'captured'
}
/** How a game ends. */
export type KriegspielExpectedOutcome = {
  /** The side that has won, or `draw`. */
  winner: Id
  /** Why: `arsenals`, `annihilation`, `network`, `agreement` or `limit`; `scenario` or a name of its own where the scenario ended it. */
  level?: Id
}
/** cases/*.yaml: rule tests that a designer can write and read. */
export type KriegspielCaseFile = {
  /** The cases; none in a file that only shares maps and positions. */
  cases: KriegspielCase[]
  /** Maps that several cases share, by name: a case says `map: NAME`, in this file or in any other of `cases/`. */
  maps?: Record<string, Omit<MapFile, 'id'>>
  /** Positions that several cases start from, by name: a case says `given: { from: NAME, ... }`, in this file or in any other of `cases/`. */
  positions?: Record<string, KriegspielPosition>
}
/** Words of the ruleset kriegspiel that cases use. Written by `npm run schemas:build`: do not edit. */
export type KriegspielCaseWords = {}
/** A kind of area. */
export type VolkTerrain = {
  /** Name of the kind; its title is in text/*.yaml under terrain. */
  id: Id
  /** How it is drawn. */
  look: TerrainLook
  /** Where this part of the content comes from. */
  source?: Source
}
/** A kind of link or line. */
export type VolkEdge = {
  /** Name of the kind. */
  id: Id
  /** How it is drawn. */
  look: EdgeLook
  /** Where this part of the content comes from. */
  source?: Source
}
/** A province of one side. */
export type VolkProvince = {
  /** The area of the map that it is. */
  id: CellName
  /** The side it belongs to. */
  side: Id
  /** Its towns: areas of the map where factories can be built. */
  cities?: CellName[]
  /** Provinces of the other side that it touches, which it may attack at the end of a decade. */
  faces?: CellName[]
  /** Whether it attacks every one of `faces` instead of a single one. Default: false. */
  facesAll?: boolean
  /** Of a divided city: its sections, each with the province that supplies it. */
  sections?: VolkSection[]
  /** Where this part of the content comes from. */
  source?: Source
}
/** A section of a divided city. */
export type VolkSection = {
  /** The area of the map that it is. */
  id: CellName
  /** The province that passes living standards on to it. */
  supplier: CellName
}
/** A town that is not as all the others. */
export type VolkTown = {
  /** The area of the map that it is. */
  id: CellName
  /** It counts for one of these provinces, chosen in each end of a decade. */
  joker?: CellName[]
  /** Whether it lies abroad: its factory comes only by an event, and counts for one province it is linked to. Default: false. */
  foreign?: boolean
  /** The side that uses it, for a town abroad. Default: the side whose role is `east`. */
  side?: Id
  /** A factory that comes only by an event, with values of its own; it may be dismantled while in decay. */
  special?: VolkSpecialFactory
  /** Where this part of the content comes from. */
  source?: Source
}
/** The values of a factory of a special kind. */
export type VolkSpecialFactory = {
  /** Its value by itself. */
  base: number
  /** Its value by itself while in decay. */
  rundown: number
}
/** What a link of the map crosses on its way. */
export type VolkRail = {
  /** Name of the entry. */
  id: Id
  /** The two towns. */
  between: [CellName, CellName]
  /** Provinces it runs through without an end there. */
  crosses: CellName[]
}
/** terrain.yaml: how areas and links look, and what they are: provinces with their towns and neighbours, towns of special kinds. */
export type VolkTerrainFile = {
  /** Kinds of areas, for drawing. */
  terrain?: VolkTerrain[]
  /** Kinds of links and lines, for drawing. */
  edges?: VolkEdge[]
  /** The provinces. */
  provinces?: VolkProvince[]
  /** Towns that are not as all the others. */
  towns?: VolkTown[]
  /** Links that run through provinces in which they have no end. */
  rails?: VolkRail[]
}
/** A side of the game. */
export type VolkSide = {
  /** Name of the side; its title is in text/*.yaml under sides. */
  id: Id
  /** Which part it plays: `east` has police, flight and socialists, and wins if nothing else is decided. */
  role: 'east' | 'west'
  /** How its pieces are drawn. */
  look: SideLook
  /** Where this part of the content comes from. */
  source?: Source
}
/** A kind of piece. */
export type VolkPiece = {
  /** Name of the kind; its title is in text/*.yaml under units. */
  id: Id
  /** What it is in the rules: `standard` (of living), `unrest`, `socialist`, `rail` (a link), `factory` (one kind for each side), `abroad` (factory in a foreign town), `special` (factory of its own), `rundown` (the other face of factories), `protest` (mass protest). */
  kind:
    'standard' | 'unrest' | 'socialist' | 'rail' | 'factory' | 'abroad' | 'special' | 'rundown' | 'protest'
  /** The side it belongs to: of `factory` only. */
  side?: Id
  /** How many there are. */
  count: number
  /** How it is drawn. */
  look: UnitLook
  /** Where this part of the content comes from. */
  source?: Source
}
/** units.yaml: the two sides, and every kind of piece with how many there are. */
export type VolkUnitsFile = {
  /** The sides of the game. */
  sides: VolkSide[]
  /** Kinds of pieces. */
  units: VolkPiece[]
}
/** A number of the rules. */
export type VolkNumber = {
  /** Which one. `step`: economy for each living standard of a province; `raises`: living standards that one card may place at most; `bridge`: points of a card that one province may use at most, where the option `bridging` is `capped`; `protest`: cubes of unrest for each mass protest; `calmed`: cubes left where a province is calmed; `collapse`: mass protests with which a side collapses; `factory-cost`: building points for a factory; `quiet`: cubes that a card takes away when it is played for that; `quiet-price`: dismantling points for that with a card that is not of one’s own colour; `raise-quiet`: cubes that each living standard takes away where it is placed; `peek`: cards of the pile that are looked at; `wall-prestige`: steps of prestige toward the west while the wall stands; `wall-price`: dismantling points that the east pays while the wall stands; `police-price`: dismantling points for each police card in play; `police-quiet`: cubes that a police card takes away; `lenience`: what is left out of the difference inside a side, but in a divided city. */
  id:
    | 'step'
    | 'raises'
    | 'bridge'
    | 'protest'
    | 'calmed'
    | 'collapse'
    | 'factory-cost'
    | 'quiet'
    | 'quiet-price'
    | 'raise-quiet'
    | 'peek'
    | 'wall-prestige'
    | 'wall-price'
    | 'police-price'
    | 'police-quiet'
    | 'lenience'
  /** The number. */
  value: number
  /** Where this part of the content comes from. */
  source?: Source
}
/** tables.yaml: the numbers of the rules. */
export type VolkTablesFile = {
  /** The numbers. */
  numbers?: VolkNumber[]
}
/** A row of spaces with a marker. */
export type VolkTrack = {
  /** Name of the track; its title is in text/*.yaml under tracks. */
  id: Id
  /** What it counts: `prestige`, `currency`, `socialism` or `flight`. */
  kind: 'prestige' | 'currency' | 'socialism' | 'flight'
  /** The first space. Prestige and socialism are below zero on the side of the West. */
  least: number
  /** The last space. */
  most: number
  /** Where the marker begins. */
  start: number
  /** Of prestige: what a space brings at the end of a decade. */
  spaces?: VolkSpace[]
  /** What each step past an end of the track does instead of moving the marker. */
  beyond?: VolkBeyond[]
  /** Of socialism: socialists that the East gains, or loses, at the end of a decade. */
  gains?: VolkBand[]
  /** Of flight: dismantling points that the East pays. What is not written costs nothing. */
  prices?: VolkBand[]
  /** Where this part of the content comes from. */
  source?: Source
}
/** What a space of the track brings. */
export type VolkSpace = {
  /** The space. */
  at: number
  /** What its side gets, in this order. */
  effects: VolkEffect[]
  /** Where this part of the content comes from. */
  source?: Source
}
/** Moves the marker of a track. */
export type VolkTrackEffect = {
  /** Moves the marker of a track. */
  type: 'track'
  /** Which track: of kind `prestige`, `currency` or `socialism`. */
  track: 'prestige' | 'currency' | 'socialism'
  /** Steps, each an arrow: prestige and socialism grow toward the East. */
  steps: number
  /** Only if the wall stands (`standing`), or only if it has never stood (`never`). Default: always. */
  wall?: 'standing' | 'never'
}
/** Places cubes of unrest, or takes them away. */
export type VolkUnrestEffect = {
  /** Places cubes of unrest, or takes them away. */
  type: 'unrest'
  /** The side in which it acts. */
  on: Id
  /** Cubes placed, or taken away below zero. */
  count: number
  /** The only provinces it may touch. Default: every province of the side. */
  provinces?: CellName[]
  /** Provinces it may not touch. */
  except?: CellName[]
  /** So many of them in this province, the others anywhere. */
  share?: VolkShare
  /** Which side chooses; on an icon, whose flag it has. Default: the side of the moment, on a card who plays it; else the side in which it acts, or whose turn it is. */
  by?: Id
  /** Only if the wall stands (`standing`), or only if it has never stood (`never`). Default: always. */
  wall?: 'standing' | 'never'
}
/** A share of the cubes that must lie in one province. */
export type VolkShare = {
  /** The province. */
  province: CellName
  /** Cubes. */
  count: number
}
/** Moves cubes of unrest between provinces of a side. */
export type VolkShiftEffect = {
  /** Moves cubes of unrest between provinces of a side. */
  type: 'shift'
  /** The side in which it acts. */
  on: Id
  /** Cubes moved, each from a province to another. */
  count: number
  /** The only provinces it may touch. Default: every province of the side. */
  provinces?: CellName[]
  /** Provinces it may not touch. */
  except?: CellName[]
  /** Which side chooses; on an icon, whose flag it has. Default: the side of the moment, on a card who plays it; else the side in which it acts, or whose turn it is. */
  by?: Id
  /** Only if the wall stands (`standing`), or only if it has never stood (`never`). Default: always. */
  wall?: 'standing' | 'never'
}
/** Moves living standards between provinces of a side. */
export type VolkTransferEffect = {
  /** Moves living standards between provinces of a side. */
  type: 'transfer'
  /** The side in which it acts. */
  on: Id
  /** Markers moved, each from a province to another. */
  count: number
  /** The only provinces it may touch. Default: every province of the side. */
  provinces?: CellName[]
  /** Provinces it may not touch. */
  except?: CellName[]
  /** Which side chooses; on an icon, whose flag it has. Default: the side of the moment, on a card who plays it; else the side in which it acts, or whose turn it is. */
  by?: Id
  /** Only if the wall stands (`standing`), or only if it has never stood (`never`). Default: always. */
  wall?: 'standing' | 'never'
}
/** Places living standards whatever the factories are worth, or takes them away. */
export type VolkStandardEffect = {
  /** Places living standards whatever the factories are worth, or takes them away. */
  type: 'standard'
  /** The side in which it acts. */
  on: Id
  /** Markers placed, or taken away below zero. */
  count: number
  /** The only provinces it may touch. Default: every province of the side. */
  provinces?: CellName[]
  /** Provinces it may not touch. */
  except?: CellName[]
  /** Which side chooses; on an icon, whose flag it has. Default: the side of the moment, on a card who plays it; else the side in which it acts, or whose turn it is. */
  by?: Id
  /** Only if the wall stands (`standing`), or only if it has never stood (`never`). Default: always. */
  wall?: 'standing' | 'never'
}
/** Gives building points. */
export type VolkBuildEffect = {
  /** Gives building points. */
  type: 'build'
  /** The side in which it acts. */
  on: Id
  /** Building points. */
  count: number
  /** Only if the wall stands (`standing`), or only if it has never stood (`never`). Default: always. */
  wall?: 'standing' | 'never'
}
/** Makes a side dismantle factories or links. */
export type VolkDismantleEffect = {
  /** Makes a side dismantle factories or links. */
  type: 'dismantle'
  /** The side in which it acts. */
  on: Id
  /** Dismantling points. */
  count: number
  /** The only provinces it may touch. Default: every province of the side. */
  provinces?: CellName[]
  /** Provinces it may not touch. */
  except?: CellName[]
  /** Which side chooses; on an icon, whose flag it has. Default: the side of the moment, on a card who plays it; else the side in which it acts, or whose turn it is. */
  by?: Id
  /** Only if the wall stands (`standing`), or only if it has never stood (`never`). Default: always. */
  wall?: 'standing' | 'never'
}
/** Brings a province with protests down to the number of cubes in tables.yaml. */
export type VolkCalmEffect = {
  /** Brings a province with protests down to the number of cubes in tables.yaml. */
  type: 'calm'
  /** The side in which it acts. */
  on: Id
  /** Provinces calmed. */
  count?: number
  /** The only provinces it may touch. Default: every province of the side. */
  provinces?: CellName[]
  /** Provinces it may not touch. */
  except?: CellName[]
  /** Which side chooses; on an icon, whose flag it has. Default: the side of the moment, on a card who plays it; else the side in which it acts, or whose turn it is. */
  by?: Id
  /** Only if the wall stands (`standing`), or only if it has never stood (`never`). Default: always. */
  wall?: 'standing' | 'never'
}
/** Lets factories fall into decay. */
export type VolkRundownEffect = {
  /** Lets factories fall into decay. */
  type: 'rundown'
  /** The side in which it acts. */
  on: Id
  /** Factories. */
  count: number
  /** The only provinces it may touch. Default: every province of the side. */
  provinces?: CellName[]
  /** Provinces it may not touch. */
  except?: CellName[]
  /** Which side chooses; on an icon, whose flag it has. Default: the side of the moment, on a card who plays it; else the side in which it acts, or whose turn it is. */
  by?: Id
  /** Only if the wall stands (`standing`), or only if it has never stood (`never`). Default: always. */
  wall?: 'standing' | 'never'
}
/** Repairs factories in decay. */
export type VolkRepairEffect = {
  /** Repairs factories in decay. */
  type: 'repair'
  /** The side in which it acts. */
  on: Id
  /** Factories. */
  count: number
  /** The only provinces it may touch. Default: every province of the side. */
  provinces?: CellName[]
  /** Provinces it may not touch. */
  except?: CellName[]
  /** Which side chooses; on an icon, whose flag it has. Default: the side of the moment, on a card who plays it; else the side in which it acts, or whose turn it is. */
  by?: Id
  /** Only if the wall stands (`standing`), or only if it has never stood (`never`). Default: always. */
  wall?: 'standing' | 'never'
}
/** Dissolves the police: its cards leave play, and no more come. */
export type VolkDissolveEffect = {
  /** Dissolves the police: its cards leave play, and no more come. */
  type: 'dissolve'
  /** Only if the wall stands (`standing`), or only if it has never stood (`never`). Default: always. */
  wall?: 'standing' | 'never'
}
/** A look at the other hand with a swap, or at the top of the pile with a card taken out of the game. */
export type VolkPeekEffect = {
  /** A look at the other hand with a swap, or at the top of the pile with a card taken out of the game. */
  type: 'peek'
  /** Which side chooses; on an icon, whose flag it has. Default: the side of the moment, on a card who plays it; else the side in which it acts, or whose turn it is. */
  by?: Id
  /** Only if the wall stands (`standing`), or only if it has never stood (`never`). Default: always. */
  wall?: 'standing' | 'never'
}
/** Builds factories in foreign towns. */
export type VolkAbroadEffect = {
  /** Builds factories in foreign towns. */
  type: 'external'
  /** Factories. */
  count: number
  /** Which side chooses; on an icon, whose flag it has. Default: the side of the moment, on a card who plays it; else the side in which it acts, or whose turn it is. */
  by?: Id
  /** Only if the wall stands (`standing`), or only if it has never stood (`never`). Default: always. */
  wall?: 'standing' | 'never'
}
/** Builds the factory of a special town. */
export type VolkSpecialEffect = {
  /** Builds the factory of a special town. */
  type: 'special'
  /** The town. */
  town: CellName
  /** Only if the wall stands (`standing`), or only if it has never stood (`never`). Default: always. */
  wall?: 'standing' | 'never'
}
/** Takes away factories in foreign towns. */
export type VolkRazeEffect = {
  /** Takes away factories in foreign towns. */
  type: 'raze'
  /** Factories. */
  count: number
  /** Which side chooses; on an icon, whose flag it has. Default: the side of the moment, on a card who plays it; else the side in which it acts, or whose turn it is. */
  by?: Id
  /** Only if the wall stands (`standing`), or only if it has never stood (`never`). Default: always. */
  wall?: 'standing' | 'never'
}
/** Turns the flight marker to its wall side. */
export type VolkWallEffect = {
  /** Turns the flight marker to its wall side. */
  type: 'wall'
  /** Only if the wall stands (`standing`), or only if it has never stood (`never`). Default: always. */
  wall?: 'standing' | 'never'
}
/** Turns the flight marker back. */
export type VolkOpenWallEffect = {
  /** Turns the flight marker back. */
  type: 'open-wall'
  /** Only if the wall stands (`standing`), or only if it has never stood (`never`). Default: always. */
  wall?: 'standing' | 'never'
}
/** What happens past an end of the track. */
export type VolkBeyond = {
  /** Which end. */
  end: 'least' | 'most'
  /** What each step past it does. */
  effects: VolkEffect[]
}
/** Spaces with one number. */
export type VolkBand = {
  /** First space. */
  from: number
  /** Last space. */
  to: number
  /** The number. */
  count: number
}
/** tracks.yaml: the tracks beside the map. */
export type VolkTracksFile = {
  /** The tracks. */
  tracks: VolkTrack[]
}
/** A card. */
export type VolkCard = {
  /** Name of the card; its title is in text/*.yaml under cards. */
  id: Id
  /** A picture of the pack on the face of the card, under its words; the plain card is what is seen where it is not there. */
  picture?: Id
  /** Whom its event serves: `red` the East, `yellow` the West, `dual` either. A special card has none. */
  colour?: 'red' | 'yellow' | 'dual'
  /** The number in its corner. */
  value?: number
  /** The number for each side, where they differ. */
  values?: VolkValues
  /** Flight symbols. Default: 0. */
  flight?: number
  /** A police card that stays with the East when its event is played: `red` counts for flight, `pink` does not. */
  police?: 'red' | 'pink'
  /** Whether it is set aside as the special card of its decade. Default: false. */
  special?: boolean
  /** When its event may be played. Default: always. */
  when?: VolkCardWhen
  /** Its icons: things of the map, and any effect that triggers have too. Each is carried out in an order of choice. */
  effects: WirSindDasVolkEffect[]
  /** Where this part of the content comes from. */
  source?: Source
}
/** A number for each side. */
export type VolkValues = {
  /** For the East. */
  east: number
  /** For the West. */
  west: number
}
/** A condition of a card. */
export type VolkCardWhen = {
  /** The wall must stand (`standing`), or never have stood (`never`). */
  wall: 'standing' | 'never'
}
/** decks/*.yaml: the cards of one decade. */
export type VolkDeckFile = {
  /** Name of the deck; its title is in text/*.yaml under decks. */
  id: Id
  /** How many cards it has, all counted. */
  size?: number
  /** How many of them are set aside as special. */
  special?: number
  /** The cards. */
  cards: VolkCard[]
  /** Cards of a required pack’s deck of this name that are left out. */
  without?: Id[]
  /** Where this part of the content comes from. */
  source?: Source
}
/** What the bot of one side looks for. */
export type VolkBot = {
  /** The side it plays. */
  side: Id
  /** How much each thing counts; what is left out counts nothing. */
  weights: VolkWeights
}
/** How much each thing counts: the choice with the highest sum is taken. */
export type VolkWeights = {
  /** The game won; lost counts as much against. */
  win?: VolkWeight
  /** Each step of prestige. */
  prestige?: VolkWeight
  /** Each step of currency, for the East. */
  currency?: VolkWeight
  /** Each step of socialism, for the East. */
  socialism?: VolkWeight
  /** Each step of flight to come, against the East. */
  flight?: VolkWeight
  /** The wall while it stands, for the East. */
  wall?: VolkWeight
  /** Each cube of unrest on the other side; own ones count against. */
  unrest?: VolkWeight
  /** Each mass protest on the other side; own ones count against. */
  protest?: VolkWeight
  /** Each living standard. */
  standard?: VolkWeight
  /** Each point of economy. */
  economy?: VolkWeight
  /** Each factory. */
  factory?: VolkWeight
  /** Each link. */
  rail?: VolkWeight
  /** Each factory in decay, against the East. */
  rundown?: VolkWeight
  /** Each police card in play, for the East. */
  police?: VolkWeight
  /** Each socialist, for the East. */
  socialist?: VolkWeight
  /** Each point of an export factory. */
  export?: VolkWeight
  /** Each point of cards in hand. */
  hand?: VolkWeight
  /** The police dissolved, against the East. */
  dissolved?: VolkWeight
  /** Each living standard by which a province is behind the richest of its side, against. */
  spread?: VolkWeight
}
/** bots.yaml: what the greedy bot of each side looks for. A pack without it has bots that play at random. */
export type VolkBotsFile = {
  /** The bots, one a side. */
  bots: VolkBot[]
}
/** What lies on the map at the start. */
export type VolkSetup = {
  /** Cubes of unrest by province. Default: none. */
  unrest?: Record<string, number>
  /** Towns with a factory; the order counts for the option `startingFactories`. */
  factories?: CellName[]
  /** Links that are built. */
  rails?: [CellName, CellName][]
  /** Living standards by province. Default: none. */
  standard?: Record<string, number>
  /** Socialists in the box. Default: 0. */
  socialists?: number
  /** Where the prestige marker begins, if not on the start of its track. */
  prestige?: number
  /** Where the currency marker begins, if not on the start of its track. */
  currency?: number
  /** Where the socialism marker begins, if not on the start of its track. */
  socialism?: number
}
/** The open questions of the rules, each with its answer. What is left out is the default. */
export type VolkOptions = {
  /** Factories at the start: all those written (`all`), or only the first of each side (`first`). W-X1. Default: `all`. */
  startingFactories?: 'all' | 'first'
  /** Points of a card added to economies: split at will (`free`), or at most the number `bridge` in each province (`capped`). W-F1. Default: `free`. */
  bridging?: 'free' | 'capped'
  /** What is dismantled: anything (`any`), or a factory only when no link is left (`links-first`). W-F2. Default: `any`. */
  dismantling?: 'any' | 'links-first'
  /** A link through a province with a protest in which it has no end: may be built (`free`), or not (`barred`). W-F3. Default: `free`. */
  crossing?: 'free' | 'barred'
  /** Passing a living standard on to the divided city: at once, unrest being taken in the supplier (`at-once`), or when all are placed, unrest being taken in the city (`at-end`). W-F4. Default: `at-once`. */
  passingOn?: 'at-once' | 'at-end'
  /** Who counts as ahead while prestige is even. W-X6. Default: `west`. */
  evenPrestige?: 'west' | 'east'
  /** Who chooses the supplier that shares a protest of the divided city: the West, or who caused it. W-X7. Default: `west`. */
  echoChooser?: 'west' | 'mover'
  /** Taking unrest away with a card that is not of one’s own colour, when there is nothing to dismantle: not allowed, or free. W-41. Default: `barred`. */
  quietWithoutMeans?: 'barred' | 'free'
  /** Police cards that cost at the end of a decade: all of them, or only red ones. W-82, W-X10. Default: `all`. */
  policePrice?: 'all' | 'red'
  /** Western provinces among which the worst export factory is sought: those with a factory, or all of them, empty ones worth 0. W-X11. Default: `with-factory`. */
  exportReference?: 'with-factory' | 'all'
  /** Cards kept from the last decade: besides those dealt for the new one (`besides`), or among them, so that fewer are dealt (`among`). W-20, W-X18. Default: `besides`. */
  keptCards?: 'besides' | 'among'
  /** Whether the divided city counts where flight looks for the western province with most living standards (`counted`) or not (`left-out`). W-71, W-X19. Default: `counted`. */
  dividedInFlight?: 'counted' | 'left-out'
  /** Whether a living standard that an event or a space of a track places takes unrest away (`quiets`) or not (`plain`). W-49, W-X20. Default: `quiets`. */
  eventStandard?: 'quiets' | 'plain'
  /** Who chooses what is dismantled while the wall stands: the East (`east`), or the sides by turns as in the flight, the one ahead in prestige first (`ahead`). W-70, W-X21. Default: `east`. */
  wallChooser?: 'east' | 'ahead'
}
/** A note for players. */
export type VolkComment = {
  /** Title. */
  title: LocalText
  /** The text. */
  text: LocalText
}
/** scenarios/*.yaml: a game that can be played. */
export type VolkScenarioFile = {
  /** Name of the scenario; its title is in text/*.yaml under scenarios. */
  id: Id
  /** The map it is played on. */
  map: Id
  /** Where this part of the content comes from. */
  source?: Source
  /** The two sides. */
  order: Id[]
  /** How long a game takes, more or less. */
  minutes?: number
  /** The deck of each decade, in order; there are as many decades as decks. */
  decks: Id[]
  /** Cards turned up in each half of a decade. */
  open: number
  /** Cards dealt to each side at the start of a decade. */
  dealt: number
  /** Unused cards that a side may keep for the next decade. */
  keep: number
  /** What lies on the map at the start. */
  setup: VolkSetup
  /** The open questions of the rules. */
  rules?: VolkOptions
  /** Notes for players. */
  comments?: VolkComment[]
  /** Numbers that triggers change. */
  counters?: WirSindDasVolkScenarioCounter[]
  /** What happens by itself. */
  triggers?: WirSindDasVolkTrigger[]
  /** Numbers of the rules that change while something holds. */
  modifiers?: WirSindDasVolkScenarioModifier[]
}
/** One rule test. */
export type VolkCase = {
  /** Name of the case. */
  id: Id
  /** Statements of the rules that this case proves; in a pack of your own it may be left out. */
  proves?: WirSindDasVolkStatement[]
  /** What the case shows, in words. */
  title?: LocalText
  /** Start from this scenario: one of the pack or of a pack in `requires`, also as pack/scenario. */
  scenario: ScenarioName
  /** Changes to the scenario for this case only, merged into it key by key. */
  change?: Record<string, unknown>
  /** The position to start from; without it, the start of the game. */
  given?: VolkPosition
  /** Dice to come, in order. */
  dice?: number[]
  /** What is done, and what must then be so. */
  steps: VolkCaseStep[]
  /** Why `test --strict` may find that the case passes without any of its actions: for cases in which nothing is to happen. */
  spare?: string
}
/** A position. What is not named is as each line says; the map is empty but for what is written. */
export type VolkPosition = {
  /** A position of `positions` to start from: what is written beside it lies over it, key by key, and units by their ids. */
  from?: Id
  /** Decade, from 1. Default: 1. */
  decade?: number
  /** Half of the decade. Default: 1. */
  half?: number
  /** The side that plays the next card. Default: as at the start of a decade. */
  turn?: Id
  /** The side that played the last card of the half before. */
  last?: Id
  /** Where the game stands: `turn` (a card is played next), `end` (end of the decade, from `step`), `keep` (between decades). Default: `turn`. */
  phase?: 'turn' | 'end' | 'keep'
  /** Step of the end of the decade at which it begins, from 1. Default: 1. */
  step?: number
  /** Cards in hand by side. Default: none. */
  hands?: Record<string, string[]>
  /** Open cards. Default: none (without any the half is over as soon as the turn ends). */
  open?: Id[]
  /** Cards of the pile, the top one first. Default: all cards of the decade that are nowhere else, in the order of the deck. */
  pile?: Id[]
  /** Cards played in this decade. Default: none. */
  played?: Id[]
  /** Police cards before the East. Default: none. */
  police?: Id[]
  /** Those of them that have been used in this decade. Default: none. */
  used?: Id[]
  /** Cards out of the game. Default: none. */
  gone?: Id[]
  /** Special cards that can still be played. Default: those of the decade that are nowhere else. */
  special?: Id[]
  /** Towns with a factory, all of them. Default: none. */
  factories?: CellName[]
  /** Those whose factory is in decay; they need not be among `factories`. Default: none. */
  rundown?: CellName[]
  /** Links that are built. Default: none. */
  rails?: [CellName, CellName][]
  /** Cubes of unrest by province; none in those that are not named. */
  unrest?: Record<string, number>
  /** Living standards by province; none in those that are not named. Of a divided city they are written in `sections`. */
  standard?: Record<string, number>
  /** Living standards by section of a divided city. Default: none. */
  sections?: Record<string, number>
  /** Socialists on the map by province. Default: none. */
  socialists?: Record<string, number>
  /** Mass protests of a divided city that stand in a supplier too. Default: none. */
  echo?: Record<string, number>
  /** Prestige marker. Default: the start of its track. */
  prestige?: number
  /** Currency marker. Default: the start of its track. */
  currency?: number
  /** Socialism marker. Default: the start of its track. */
  socialism?: number
  /** Flight marker. Default: the start of its track. */
  flight?: number
  /** Socialists in the box. Default: 0. */
  box?: number
  /** Whether the flight marker lies on its wall side. Default: false. */
  wall?: boolean
  /** Whether the police has been dissolved. Default: false. */
  dissolved?: boolean
  /** Whether the wall has ever stood. Default: as `wall`. */
  walled?: boolean
  /** Values of counters. */
  counters?: Record<string, number>
}
/** What must hold; only what is written is compared. */
export type VolkExpectation = {
  /** Decade, from 1. */
  decade?: number
  /** Half of the decade. */
  half?: number
  /** The side that plays the next card, or has played this one. */
  turn?: Id
  /** Phase now: `turn`, `task`, `raise`, `end`, `jokers`, `prestige`, `attack`, `police`, `keep`, `over` and others. */
  phase?: WirSindDasVolkPhase
  /** Kind of what is settled now (`build`, `unrest` ...), or `none`. */
  task?: WirSindDasVolkTask
  /** Step of the end of the decade, 0 outside. */
  step?: number
  /** The side that is asked now, or `nobody`; with both asked at once, the first. */
  asked?: Id
  /** Points left to spend, or the count of the task: below zero it is steps down. */
  points?: number
  /** Values of factories by town; 0 where there is none. */
  values?: Record<string, number>
  /** Economies by province. */
  economy?: Record<string, number>
  /** Values of export factories by province; 0 where there is none. */
  export?: Record<string, number>
  /** Links that must be operative. */
  operative?: [CellName, CellName][]
  /** Links that must be built but not operative. */
  dangling?: [CellName, CellName][]
  /** All towns with a factory, those in decay included. */
  factories?: CellName[]
  /** All towns whose factory is in decay. */
  rundown?: CellName[]
  /** All links that are built. */
  rails?: [CellName, CellName][]
  /** Cubes of unrest in these provinces. */
  unrest?: Record<string, number>
  /** Living standards in these provinces; of a divided city, all its sections together. */
  standard?: Record<string, number>
  /** Living standards in these sections. */
  sections?: Record<string, number>
  /** Mass protests in these provinces. */
  protests?: Record<string, number>
  /** Socialists on the map in these provinces. */
  socialists?: Record<string, number>
  /** Cards in hand by side, in any order. */
  hands?: Record<string, string[]>
  /** All open cards. */
  open?: Id[]
  /** Cards of the pile, the top one first. */
  pile?: Id[]
  /** All cards played in this decade. */
  played?: Id[]
  /** All police cards before the East. */
  police?: Id[]
  /** All police cards that have been used. */
  used?: Id[]
  /** All cards out of the game. */
  gone?: Id[]
  /** All special cards that can still be played. */
  special?: Id[]
  /** How many cards are open. */
  opened?: number
  /** How many cards are in the pile. */
  left?: number
  /** How many cards each side holds. */
  held?: Record<string, number>
  /** Pieces left in supply, by kind. */
  supply?: Record<string, number>
  /** Prestige marker. */
  prestige?: number
  /** Currency marker. */
  currency?: number
  /** Socialism marker. */
  socialism?: number
  /** Flight marker. */
  flight?: number
  /** Socialists in the box. */
  box?: number
  /** Whether the flight marker lies on its wall side. */
  wall?: boolean
  /** Whether the police has been dissolved. */
  dissolved?: boolean
  /** How the game must have ended: winner `ddr`, `brd` or `draw`, and the level: `ruin`, `collapse`, `socialists`, `no-socialists`, `last-decade`. */
  outcome?: VolkExpectedOutcome
  /** Events of the last action, in order; each must match the fields given. */
  events?: Record<string, unknown>[]
  /** Values of counters. */
  counters?: Record<string, number>
}
/** How a game ended. */
export type VolkExpectedOutcome = {
  /** The side that won, or `draw`. */
  winner: Id
  /** How it was won. */
  level?: 'ruin' | 'collapse' | 'socialists' | 'no-socialists' | 'last-decade'
}
/** cases/*.yaml: rule tests that a designer can write and read. */
export type VolkCaseFile = {
  /** The cases; none in a file that only shares maps and positions. */
  cases: VolkCase[]
  /** Positions that several cases start from, by name: a case says `given: { from: NAME, ... }`, in this file or in any other of `cases/`. */
  positions?: Record<string, VolkPosition>
}
/** Words of the ruleset wir-sind-das-volk that cases use. Written by `npm run schemas:build`: do not edit. */
export type WirSindDasVolkCaseWords = {}
/** Where the marker of a track stands. */
export type VolkTrackMeasure = {
  /** Place of a marker. */
  type: 'track'
  /** Which track; prestige and socialism count toward the East. */
  track: 'prestige' | 'currency' | 'socialism' | 'flight'
}
/** Mass protests in the provinces of a side. */
export type VolkProtestsMeasure = {
  /** Mass protests of a side. */
  type: 'protests'
  /** The side. */
  side: Id
}
/** The card that the moment is about is one of these, or was played for this. */
export type VolkCardCondition = {
  /** The card of the moment. */
  type: 'card'
  /** Cards that are meant. Default: any. */
  is?: Id[]
  /** What it was played for. Default: anything. */
  use?: 'develop' | 'quiet' | 'raise' | 'event'
}
/** The side that the moment is about: who played the card, whose protest it is. */
export type VolkSideCondition = {
  /** The side of the moment. */
  type: 'side'
  /** The side. */
  is: Id
}
/** A side draws cards of the pile into its hand: it alone sees which. From an empty pile it draws none. */
export type VolkDrawEffect = {
  /** Draws cards. */
  type: 'draw'
  /** How many. */
  count: WirSindDasVolkAmount
  /** Which side. Default: the side of the moment. */
  side?: Id
}
/** A number that triggers change and scoring lines read. */
export type ScenarioCounter = {
  /** Name of the counter; its words are in the texts under counters. */
  id: Id
  /** Its value at the start. Default: 0. */
  start?: number
  /** Nobody sees it before the game is over. */
  hidden?: boolean
  /** It never falls below this. */
  least?: number
  /** It never rises above this. */
  most?: number
}
/** A deck of cards: what they say happens when they are turned up or played. Each player has a hand of it, which others do not see. */
export type ScenarioDeck = {
  /** Name of the deck; its words are in the texts under decks. */
  id: Id
  /** The cards. */
  cards: DeckCard[]
  /** Not shuffled at the start: it is drawn in the order of the file. */
  ordered?: boolean
}
/** A card of a deck. */
export type DeckCard = {
  /** Name of the card; its words are in the texts under cards. */
  id: Id
  /** How many of them there are. Default: 1. */
  count?: number
  /** Only if this holds may it be played, and does it do anything when it is turned up. */
  when?: Condition
  /** What it costs to play it from a hand. */
  cost?: CardCost
  /** What happens, in order. Default: nothing. */
  do?: Effect[]
}
/** A measure within bounds, which may be another measure. */
export type MeasureCondition = {
  /** A measure within bounds. */
  type: 'measure'
  /** What is measured. */
  of: Amount
  /** Not less than this: a number or a measure. Without bounds: at least 1. */
  least?: Amount
  /** Not more than this: a number or a measure. */
  most?: Amount
  /** Exactly this. */
  is?: Amount
}
/** What has been chosen in an option. */
export type OptionCondition = {
  /** A choice made. */
  type: 'option'
  /** The option. */
  option: Id
  /** One of these choices. */
  is: Id[]
}
/** The turn being played. */
export type TurnCondition = {
  /** The turn being played. */
  type: 'turn'
  /** From this turn. */
  from?: number
  /** To this turn. */
  to?: number
}
/** The phase being played. */
export type PhaseCondition = {
  /** The phase being played. */
  type: 'phase'
  /** One of these phases. */
  is: string[]
}
/** There is such a unit. */
export type PresentCondition = {
  /** There is such a unit. */
  type: 'present'
  /** Which units. */
  who: UnitFilter
}
/** Which units are meant: those that meet every line written here. */
export type UnitFilter = {
  /** Of this side. */
  side?: Id
  /** Of this player. */
  seat?: Id
  /** Of these types. */
  units?: Id[]
  /** Of these components. */
  components?: Id[]
  /** Where they are. Default: on the map. */
  where?: string
  /** On these cells. */
  zone?: Zone
  /** The unit of the moment, or of the round of an `each`: true; any but that: false. */
  it?: boolean
  /** The other unit of the moment: true; any but that: false. */
  other?: boolean
  /** In this state, which a `status` effect has given them. */
  status?: Id
}
/** The cells of a place of the map. */
export type PlaceZone = {
  /** The cells of a place. */
  type: 'place'
  /** Id of the place. */
  place: Id
}
/** The cells of a region of the map. */
export type RegionZone = {
  /** The cells of a region. */
  type: 'region'
  /** Id of the region. */
  region: Id
}
/** All cells of these terrains. */
export type TerrainZone = {
  /** All cells of these terrains. */
  type: 'terrain'
  /** Ids of the terrains. */
  terrain: Id[]
}
/** The cells of sites with one role. */
export type SitesZone = {
  /** The cells of sites with one role. */
  type: 'sites'
  /** Role of the sites. */
  role: Id
  /** Only sites of these kinds. */
  kinds?: Id[]
  /** Only sites of this side. */
  side?: Id
}
/** Cells by name. */
export type CellsZone = {
  /** Cells by name. */
  type: 'cells'
  /** The cells. */
  cells: CellName[]
}
/** Cells within a distance of another zone. */
export type NearZone = {
  /** Cells within a distance of another zone. */
  type: 'near'
  /** How many cells away at most. */
  distance: number
  /** The zone to measure from. */
  of: Zone
}
/** Cells in any of these zones. */
export type AnyZone = {
  /** Cells in any of these zones. */
  type: 'any'
  /** The zones. */
  of: Zone[]
}
/** Cells in all of these zones at once. */
export type AllZone = {
  /** Cells in all of these zones at once. */
  type: 'all'
  /** The zones. */
  of: Zone[]
}
/** A zone without another. */
export type ExceptZone = {
  /** A zone without another. */
  type: 'except'
  /** The zone to start from. */
  of: Zone
  /** The zone to leave out. */
  not: Zone
}
/** Cells reached from a zone over neighbours, without crossing some sides or entering some cells: one bank of a river. */
export type SpreadZone = {
  /** Cells reached from a zone without crossing a border. */
  type: 'spread'
  /** Where it starts; these cells belong to it. */
  from: Zone
  /** Types of side that it does not cross. */
  edges?: Id[]
  /** Cells that it does not enter. */
  not?: Zone
}
/** The zone of the choice made in an option of the scenario: empty until the choice is made. */
export type ChosenZone = {
  /** The zone of a choice made. */
  type: 'chosen'
  /** The option. */
  option: Id
}
/** The cell of the moment. */
export type HereZone = {
  /** The cell of the moment. */
  type: 'here'
}
/** The cell that the unit of the moment came from. */
export type ThereZone = {
  /** The cell that the unit of the moment came from. */
  type: 'there'
}
/** The cells of these units. */
export type OfZone = {
  /** The cells of these units. */
  type: 'of'
  /** Which units. */
  who: UnitFilter
}
/** Cells on which a feature stands. */
export type FeatureZone = {
  /** Cells with a feature. */
  type: 'feature'
  /** Name of the feature; its words are in the texts under features. */
  feature: Id
}
/** Cells that are of a side, as `control` effects have it. */
export type ControlZone = {
  /** Cells of a side. */
  type: 'control'
  /** The side. */
  side: Id
}
/** All of these are so. */
export type AllCondition = {
  /** All of these are so. */
  type: 'all'
  /** The conditions. */
  of: Condition[]
}
/** One of these is so. */
export type AnyCondition = {
  /** One of these is so. */
  type: 'any'
  /** The conditions. */
  of: Condition[]
}
/** This is not so. */
export type NotCondition = {
  /** This is not so. */
  type: 'not'
  /** The condition. */
  of: Condition
}
/** So much of a counter; who has less cannot play the card. */
export type CardCost = {
  /** The counter. */
  counter: Id
  /** How much. */
  by: number
}
/** Adds to a counter. */
export type CountEffect = {
  /** Adds to a counter. */
  type: 'count'
  /** The counter. */
  counter: Id
  /** How much; below zero it is taken away. */
  by: Amount
  /** So much for each of these. Default: once. */
  each?: Amount
}
/** Gives a counter a value. */
export type SetEffect = {
  /** Gives a counter a value. */
  type: 'set'
  /** The counter. */
  counter: Id
  /** The value. */
  to: Amount
}
/** Shows a secret choice to everybody. */
export type RevealEffect = {
  /** Shows a secret choice. */
  type: 'reveal'
  /** The secret option. */
  option: Id
}
/** The player of an option makes the choice, or makes it anew; one that is drawn is drawn. */
export type ChooseEffect = {
  /** A choice is made, or made anew. */
  type: 'choose'
  /** The option. */
  option: Id
  /** This choice, without asking anybody. */
  to?: Id
}
/** Puts units that are off the map on cells of a zone, as far as there is room. */
export type PlaceEffect = {
  /** Puts units that are off the map on cells of a zone, as far as there is room. */
  type: 'place'
  /** Which units: say `where` they are. */
  who: UnitFilter
  /** Where. */
  zone: Zone
  /** How many at most. Default: all. */
  count?: Amount
  /** Each takes the free cell nearest to this zone. Default: the first in order. */
  nearest?: Zone
}
/** Moves units to the nearest cell of a zone that has room, at most so many cells of the straight way. */
export type MoveEffect = {
  /** Moves units to the nearest cell of a zone that has room, at most so many cells of the straight way. */
  type: 'move'
  /** Which units. */
  who: UnitFilter
  /** Towards these cells. Without it and without a way they go anywhere by chance. */
  zone?: Zone
  /** How many cells at most. Default: any number. */
  steps?: Amount
  /** Away from the zone instead of to it. */
  away?: boolean
  /** By these cells, one after the other: each goes on to the next one it can reach, and begins anew behind the last. */
  way?: CellName[]
}
/** Takes units out of the game. */
export type RemoveEffect = {
  /** Takes units out of the game. */
  type: 'remove'
  /** Which units. */
  who: UnitFilter
  /** Those nearest to this zone first. Default: in the order of the forces. */
  nearest?: Zone
  /** At most so many. Default: all of them. */
  count?: Amount
}
/** Makes units into others: of another type, side or player. */
export type ChangeEffect = {
  /** Makes units into others: of another type, side or player. */
  type: 'change'
  /** Which units. */
  who: UnitFilter
  /** The type that they become. */
  unit?: Id
  /** The side that they go over to. */
  side?: Id
  /** The player who has them. */
  seat?: Id
  /** For so many turns, this one counted. Default: for good. */
  turns?: Amount
}
/** Puts units in a state with a name, or takes it away. */
export type StatusEffect = {
  /** Puts units in a state with a name, or takes it away. */
  type: 'status'
  /** Which units. */
  who: UnitFilter
  /** Name of the state; its words are in the texts under statuses. */
  status: Id
  /** For so many turns, this one counted. Default: for good. */
  turns?: Amount
  /** Takes it away. */
  off?: boolean
}
/** Makes the ground of cells into another. */
export type TerrainEffect = {
  /** Makes the ground of cells into another. */
  type: 'terrain'
  /** Where. */
  zone: Zone
  /** The ground that they become. */
  to: Id
}
/** Changes what is between cells: a bridge closes, a wall falls. */
export type EdgeEffect = {
  /** Changes what is between cells: a bridge closes, a wall falls. */
  type: 'edge'
  /** Sides of these cells. */
  zone: Zone
  /** Only sides beyond which one of these cells is. */
  toward?: Zone
  /** Only sides that are one of these now. */
  edges?: Id[]
  /** What they become; left out, nothing is there any more. */
  to?: Id
}
/** Something with a name stands on cells, or is taken away. */
export type FeatureEffect = {
  /** Something stands on cells. */
  type: 'feature'
  /** Name of the feature; its words are in the texts under features. */
  feature: Id
  /** Where. */
  zone: Zone
  /** For so many turns, this one counted. Default: for good. */
  turns?: Amount
  /** It is taken away. */
  off?: boolean
}
/** Cells are of a side from now on, until they are made another’s: whoever stands there. */
export type ControlEffect = {
  /** Cells are of a side. */
  type: 'control'
  /** Which cells. */
  zone: Zone
  /** Whose they are. Default: nobody’s. */
  side?: Id
}
/** Changes a number of the rules for a time. */
export type ModifyEffect = {
  /** Changes a number of the rules for a time. */
  type: 'modify'
  /** The number. */
  number: string
  /** Adds so much. */
  by?: Amount
  /** Makes it so much. */
  to?: Amount
  /** For so many turns, this one counted. Default: for good. */
  turns?: Amount
  /** Only for such units. */
  who?: UnitFilter
  /** Only for this player. */
  seat?: Id
}
/** Rolls a die; what happens depends on the face. */
export type RollEffect = {
  /** Rolls a die; what happens depends on the face. */
  type: 'roll'
  /** How many sides the die has. Default: 6. */
  die?: number
  /** What happens on which faces; on the others, nothing. */
  table: RollRow[]
}
/** What happens on some faces of a die. */
export type RollRow = {
  /** The faces. */
  faces: number[]
  /** What happens, in order. */
  do: Effect[]
}
/** One of several things happens, by chance. */
export type OneOfEffect = {
  /** One of several things happens, by chance. */
  type: 'one-of'
  /** What may happen. */
  of: ChanceRow[]
}
/** Something that may happen by chance. */
export type ChanceRow = {
  /** How likely it is beside the others. Default: 1. */
  weight?: number
  /** Only if this holds. */
  when?: Condition
  /** What happens, in order. */
  do: Effect[]
}
/** Something happens if a condition holds, something else if not. */
export type IfEffect = {
  /** Something happens if a condition holds, something else if not. */
  type: 'if'
  /** The condition. */
  when: Condition
  /** What happens if it holds. */
  do: Effect[]
  /** What happens if not. */
  else?: Effect[]
}
/** The same for each of some units, in order: within it each is `it`, and its cell `here`. */
export type EachEffect = {
  /** The same for each of some units, in order: within it each is `it`, and its cell `here`. */
  type: 'each'
  /** Which units. */
  who: UnitFilter
  /** What happens for each. */
  do: Effect[]
}
/** The same so many times, one after the other. */
export type RepeatEffect = {
  /** The same so many times, one after the other. */
  type: 'repeat'
  /** How often, as it is when it begins; at most 100 times. */
  times: Amount
  /** What happens each time. */
  do: Effect[]
}
/** Asks a player to choose; the game goes on when they have. */
export type AskEffect = {
  /** Asks a player to choose; the game goes on when they have. */
  type: 'ask'
  /** Name of the question; its words are in the texts under asks. */
  id: Id
  /** The player who is asked. */
  seat: Id
  /** What may be chosen; choices whose condition does not hold are left out, and nobody is asked where none is left. */
  choices: AskChoice[]
}
/** One answer to a question. */
export type AskChoice = {
  /** Name of the answer; its words are in the texts under asks. */
  id: Id
  /** Only if this holds. */
  when?: Condition
  /** What happens when it is chosen. Default: nothing. */
  do?: Effect[]
}
/** Draws cards: into a hand with `seat`, onto the open display with `open`, else they are turned up and what they say happens. */
export type DrawEffect = {
  /** Draws cards: into a hand with `seat`, onto the open display with `open`, else they are turned up and what they say happens. */
  type: 'draw'
  /** The deck. */
  deck: Id
  /** How many. Default: 1. */
  count?: Amount
  /** Into the hand of this player; nobody else sees them. */
  seat?: Id
  /** They lie open on the table. */
  open?: boolean
}
/** A player plays a card of their hand: its cost is paid, what it says happens, and it is discarded. */
export type PlayEffect = {
  /** A player plays a card of their hand: its cost is paid, what it says happens, and it is discarded. */
  type: 'play'
  /** The deck. */
  deck: Id
  /** The player. */
  seat: Id
  /** They may play none. */
  optional?: boolean
}
/** A player discards a card of their hand; without a player, all that is open is discarded. */
export type DiscardEffect = {
  /** A player discards a card of their hand; without a player, all that is open is discarded. */
  type: 'discard'
  /** The deck. */
  deck: Id
  /** The player. */
  seat?: Id
}
/** A player takes a card that everybody sees into their hand. */
export type TakeEffect = {
  /** A player takes a card that everybody sees into their hand. */
  type: 'take'
  /** The deck. */
  deck: Id
  /** The player. */
  seat: Id
  /** From the open display, or from the discards. */
  from: 'display' | 'discard'
}
/** A player gives a card of their hand to another; only the two see which. */
export type GiveEffect = {
  /** A player gives a card of their hand to another; only the two see which. */
  type: 'give'
  /** The deck. */
  deck: Id
  /** Who gives. */
  seat: Id
  /** Who gets it. */
  receiver: Id
}
/** The discards go back into the deck, and it is shuffled. */
export type ShuffleEffect = {
  /** The discards go back into the deck, and it is shuffled. */
  type: 'shuffle'
  /** The deck. */
  deck: Id
}
/** Tells something in the log. */
export type SayEffect = {
  /** Tells something in the log. */
  type: 'say'
  /** The words: a name in the texts under triggers. */
  text: Id
}
/** The game ends: now where `now` or a winner is said, else with this turn. */
export type EndEffect = {
  /** The game ends: now where `now` or a winner is said, else with this turn. */
  type: 'end'
  /** At once. */
  now?: boolean
  /** The side that wins, or `draw`. Default: who has won by then. */
  winner?: Id
  /** The level of victory, by its name in the texts under victory. */
  level?: Id
}
/** A choice of one player: before the set-up, or standing from the start and changed later. */
export type ScenarioOption = {
  /** Name of the option; its words are in the texts under options. */
  id: Id
  /** The player who chooses. */
  seat: Id
  /** Nobody else knows the choice until a trigger reveals it. */
  secret?: boolean
  /** `roll`: drawn by chance at the start, instead of being chosen. */
  by?: 'roll'
  /** What may be chosen. */
  choices?: OptionChoice[]
  /** Instead of a list: places of the map. */
  places?: OptionPlaces
  /** The choice that stands from the start: nobody is asked. */
  start?: Id
  /** Ways to change it in a turn of that player, before anything has moved. */
  changes?: OptionChange[]
}
/** One choice of an option. */
export type OptionChoice = {
  /** Name of the choice; its words are in the texts under options. */
  id: Id
  /** The cells it stands for. */
  zone?: Zone
}
/** Every place of the map with enough cells of some terrain; the zone of a choice is those cells. */
export type OptionPlaces = {
  /** Terrain that counts. */
  terrain: Id[]
  /** Cells at least. */
  least: number
}
/** From one choice to another. */
export type OptionChange = {
  /** The choice that stands. */
  from: Id
  /** The choice that takes its place. */
  to: Id
}
/** Units that come by schedule: those that wait off the map are put on a zone, at a moment. */
export type ScheduleEntry = {
  /** Name of the entry; its words are in the texts under triggers. */
  id: Id
  /** The moment. */
  at: string
  /** Whose units. */
  side: Id
  /** Only units of these types. Default: any. */
  units?: Id[]
  /** How many come each time. Default: all that wait. */
  count?: Amount
  /** Where they come. */
  zone: Zone
  /** Each takes the free cell nearest to this zone. Default: the first in order. */
  nearest?: Zone
  /** Only in the turn of this side. */
  turn?: Id
  /** Only from this turn on. */
  from?: number
  /** Only up to this turn. */
  to?: number
  /** Happens at most so many times a game. Default: as long as somebody waits. */
  times?: number
  /** Only if this holds. */
  when?: Condition
}
/** At a moment of the game, if a condition holds, something happens. Triggers of one moment are read in the order of the file; each is told in the log by its text. */
export type Trigger = {
  /** Name of the trigger; its words are in the texts under triggers. */
  id: Id
  /** The moment. */
  at: string
  /** Only in the turn of this side. */
  turn?: Id
  /** Only from this turn on. */
  from?: number
  /** Only up to this turn. */
  to?: number
  /** Happens once a game. */
  once?: boolean
  /** For a moment of one unit: only for such a unit. */
  who?: UnitFilter
  /** Only if this holds. */
  when?: Condition
  /** What happens, in order. */
  do: Effect[]
  /** Not told in the log. */
  quiet?: boolean
  /** Happens at most so many times a game. */
  times?: number
  /** For a moment of two units: only if the other is such. */
  other?: UnitFilter
  /** Only if it happens on these cells. */
  zone?: Zone
  /** For the moment `counter-reached`: only this counter. */
  counter?: Id
  /** Only when it rises to so much, or past it; once each time. */
  reaches?: number
  /** Only when it falls to so much, or below it; once each time. */
  fallsTo?: number
}
/** Changes a number of the rules, always or while a condition holds. */
export type ScenarioModifier = {
  /** The number. */
  number: string
  /** Adds so much. */
  by?: Amount
  /** Makes it so much. */
  to?: Amount
  /** Only while this holds. */
  while?: Condition
  /** Only for such units. */
  who?: UnitFilter
  /** Only for this player. */
  seat?: Id
}
/** How many units. */
export type UnitsMeasure = {
  /** How many units. */
  type: 'units'
  /** Which units. */
  who: UnitFilter
  /** Less the value of this counter. */
  beyond?: Id
}
/** Printed power of some units. */
export type PowerMeasure = {
  /** Printed power of units. */
  type: 'power'
  /** Which units. */
  who: UnitFilter
}
/** The value of a counter. */
export type CounterMeasure = {
  /** The value of a counter. */
  type: 'counter'
  /** The counter. */
  counter: Id
}
/** The number of the turn. */
export type TurnMeasure = {
  /** The number of the turn. */
  type: 'turn'
}
/** The points of a player. */
export type ScoreMeasure = {
  /** The points of a player. */
  type: 'score'
  /** The player. */
  seat: Id
}
/** How many cells a zone has. */
export type CellsMeasure = {
  /** How many cells a zone has. */
  type: 'cells'
  /** The zone. */
  zone: Zone
}
/** Cells from one zone to another, the shortest way in a straight line; -1 where one has none. */
export type DistanceMeasure = {
  /** Cells from one zone to another, the shortest way in a straight line; -1 where one has none. */
  type: 'distance'
  /** From here. */
  from: Zone
  /** To there. */
  to: Zone
}
/** How many turns in a row have ended with units of a side, and of no other, in a zone. */
export type HeldMeasure = {
  /** How many turns in a row have ended with units of a side, and of no other, in a zone. */
  type: 'held'
  /** The zone. */
  zone: Zone
  /** The side. */
  side: Id
}
/** A number of the rules as it stands, with its modifiers. */
export type NumberMeasure = {
  /** A number of the rules as it stands, with its modifiers. */
  type: 'number'
  /** The number. */
  number: string
  /** Whose number: that of the first unit that meets this, in the order in which the scenario lists them; 0 if there is none. Default: the unit of the moment. */
  who?: UnitFilter
  /** Whose number: that of this player. Default: the player of the moment. */
  seat?: Id
}
/** How many cards lie somewhere. */
export type CardsMeasure = {
  /** How many cards lie somewhere. */
  type: 'cards'
  /** The deck. */
  deck: Id
  /** Where: still to be drawn, discarded, open on the table, in a hand. */
  where: 'pile' | 'discard' | 'display' | 'hand'
  /** In whose hand. Default: in all hands. */
  seat?: Id
  /** Only this card. */
  card?: Id
}
/** What the die of this `roll` shows. */
export type RolledMeasure = {
  /** What the die of this `roll` shows. */
  type: 'rolled'
}
/** The parts added. */
export type AddMeasure = {
  /** The parts added. */
  type: 'add'
  /** The parts. */
  of: Amount[]
}
/** The first part less the others. */
export type LessMeasure = {
  /** The first part less the others. */
  type: 'less'
  /** The parts. */
  of: Amount[]
}
/** The parts multiplied. */
export type TimesMeasure = {
  /** The parts multiplied. */
  type: 'times'
  /** The parts. */
  of: Amount[]
}
/** The least of the parts. */
export type LeastMeasure = {
  /** The least of the parts. */
  type: 'least'
  /** The parts. */
  of: Amount[]
}
/** The greatest of the parts. */
export type MostMeasure = {
  /** The greatest of the parts. */
  type: 'most'
  /** The parts. */
  of: Amount[]
}
/** A part divided, what is left over dropped. */
export type ShareMeasure = {
  /** A part divided, what is left over dropped. */
  type: 'share'
  /** What is divided. */
  of: Amount
  /** By how much. */
  by: number
}
/** A level of victory that the scenario adds to those of the rules: who wins when a condition holds, at the end or at once. */
export type ScenarioLevel = {
  /** Name of the level; its words are in the texts under levels. */
  id: Id
  /** The side that wins, or `draw`. */
  winner: Id
  /** What it hangs on; of several levels the first that holds counts. */
  when: Condition
  /** At this moment the game ends by it. Default: as the game ends. */
  at?: string
}
/** How the units of a side without a player move, by rule. */
export type SideMoves = {
  /** When. Default: as a turn ends. */
  at?: string
  /** Only if this holds. */
  when?: Condition
  /** How many cells each goes at most. */
  steps: Amount
  /** Towards these cells. */
  toward?: Zone
  /** Away from these cells: of units with a filter, they flee. */
  away?: Zone
  /** By these cells, one after the other. */
  way?: CellName[]
}
