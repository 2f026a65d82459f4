/** What a pack may say, as TypeScript. Generated from the schemas by `npm run schemas:build`: do not edit. */

/** A value for every side of the game, or one for each. */
export type BySide<T> = T | Record<string, T>

/** The scenario that this one extends, from the pack or from a pack in `requires` (pack/scenario works too). Its own keys override. */
export type Extends = string
/** A scenario of the pack or of a pack in `requires`: its id, or pack/scenario. */
export type ScenarioName = string
/** Entries removed from the file below, before anything else: ids, or paths if several entries share an id. An entry written again starts afresh. */
export type Without = string[]
/** An id: lower case letters, digits and dashes, starting with a letter. */
export type Id = string
/** A key of a free list: letters, digits, dots and dashes. */
export type EntryName = string
/** A language code: "en", "it", "pt-br". */
export type Language = string
/** Text in the languages of the pack, keyed by language code. */
export type LocalText = {en: string; it?: string; [language: string]: string | undefined}
/** Origin of a part of the content. */
export type Source = 'rulebook' | 'found' | 'derived' | 'reconstruction' | 'own'
/** A cell by its wargame name, column then row: "0704". Quote it. On a map of areas, the id of the area. */
export type CellName = string
/** A side of a cell: "0704/NE". Either of the two cells may own the name. */
export type SideName = string
/** A number of movement points: a whole number, halves as text ("1/2", "3/2"), or "closed". */
export type Cost = number | string
/** The factor of a power: a whole number, or halves as text ("1/2", "3/2"). */
export type Factor = number | string
/** A cost for every side of the game, or one for each side by its id. */
export type CostBySide = BySide<Cost>
/** A cost for each side, by its id. */
export type CostOfEachSide = Record<string, Cost>
/** A direction on the map. */
export type Direction = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW'
/** A colour: a # and hexadecimal digits. Quote it, since an unquoted # begins a comment. */
export type Colour = string
/** A whole number; a negative one makes the bot avoid the thing. */
export type Weight = number
/** Exactly one character. */
export type Glyph = string
/** Shape and size of the grid. */
export type GridSpec = HexGrid | SquareGrid | AreaGrid
/** A point, right and down, in cell widths. */
export type MapPoint = [number, number]
/** Cells with a role in the rules, given by `role`. */
export type Site = ObjectiveSite | BaseSite | PrisonSite | LandmarkSite
/** A map for one case: a map file without an id. */
export type CaseMap = Omit<MapFile, 'id'>
/** Texts of one group, by id. */
export type TextGroup = Record<string, TextEntry>
/** Effect of a result. */
export type TableResult = NoResult | RetreatResult | PanicResult
/** A set of cells, of the kind in `type`. */
export type CorteoZone = Zone
/** A test that is true or false. */
export type CorteoCondition = Condition | MarchCondition | SplitCondition | ConvoyCondition
/** Units that match every line written here. */
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
/** Automatic movement of a side without a player. */
export type CorteoSideMoves = SideMoves
/** A choice of one player: made before the set-up, or fixed at the start and changed later. */
export type CorteoScenarioOption = ScenarioOption
/** A number that triggers change and scoring lines read. */
export type CorteoScenarioCounter = ScenarioCounter
/** A deck of cards, whose effects apply when they are turned up or played. Hands of its cards are hidden from the other players. */
export type CorteoScenarioDeck = ScenarioDeck
/** Effects at a moment of the game, if a condition holds. Triggers of one moment run in the order of the file, and the log shows the text of each. */
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
/** Rule of a refusal: a statement of the rules, or K-SEAT and the like for actions that no game allows. */
export type CorteoReason = string
/** A type of action. */
export type CorteoActionType = string
/** A whole number, or a measure that is read at the time of use. */
export type CorteoAmount = Amount
/** A number read from the game. */
export type CorteoMeasure = Measure | TakenMeasure | HeadStepsMeasure
/** An effect of a trigger. */
export type CorteoEffect = Effect | FreeEffect | TurnsEffect | SuppliesEffect | BarricadeEffect
/** Movement points, or `closed`. */
export type CryHavocCost = number | 'closed'
/** Points that replace the cost of the cell, `free` or `closed`. */
export type CryHavocEdgeCost = number | 'free' | 'closed'
/** Sources of points. */
export type CryHavocScoring = CryHavocCasualties | CryHavocExits | CryHavocHolds | CryHavocCaptives
/** An ending of the game. */
export type CryHavocVictory = CryHavocEliminate | CryHavocExitWin | CryHavocHoldWin | CryHavocScoreWin
/** A choice of one player: made before the set-up, or fixed at the start and changed later. */
export type CryHavocScenarioOption = ScenarioOption
/** A level of victory beside those of the rules: the winner if a condition holds, at the end or at once. */
export type CryHavocScenarioLevel = ScenarioLevel
/** A number that triggers change and scoring lines read. */
export type CryHavocScenarioCounter = ScenarioCounter
/** A deck of cards, whose effects apply when they are turned up or played. Hands of its cards are hidden from the other players. */
export type CryHavocScenarioDeck = ScenarioDeck
/** Reinforcements by schedule: units that wait off the map enter a zone at a moment. */
export type CryHavocScheduleEntry = ScheduleEntry
/** Effects at a moment of the game, if a condition holds. Triggers of one moment run in the order of the file, and the log shows the text of each. */
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
/** Rule of a refusal: a statement of the rules, or K-SEAT and the like for actions that no game allows. */
export type CryHavocReason = string
/** An action or a part of one: `type` and its fields. */
export type CryHavocCaseAction = Record<string, string | number | boolean>
/** A type of action. */
export type CryHavocActionType = string
/** A phase. */
export type CryHavocPhase = string
/** A whole number, or a measure that is read at the time of use. */
export type CryHavocAmount = Amount
/** A set of cells, of the kind in `type`. */
export type CryHavocZone = Zone
/** Units that match every line written here. */
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
/** A test that is true or false. */
export type CryHavocCondition = Condition
/** An effect of a trigger. */
export type CryHavocEffect = Effect | HurtEffect | HealEffect
/** An effect of a trigger. */
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
/** A weight; a negative one makes the bot avoid the thing. */
export type JuntaWeight = number
/** A number that triggers change and scoring lines read. */
export type JuntaScenarioCounter = ScenarioCounter
/** Effects at a moment of the game, if a condition holds. Triggers of one moment run in the order of the file, and the log shows the text of each. */
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
/** Rule of a refusal: a statement of the rules, or K-SEAT and the like for actions that no game allows. */
export type JuntaReason = string
/** A type of action. */
export type JuntaActionType = string
/** A whole number, or a measure that is read at the time of use. */
export type JuntaAmount = Amount
/** A number read from the game. */
export type JuntaMeasure =
  Measure | JuntaMoneyMeasure | JuntaCardsMeasure | JuntaVotesMeasure | JuntaFamiliesMeasure
/** A test that is true or false. */
export type JuntaCondition =
  | Condition
  | JuntaFamilyCondition
  | JuntaHoldsCondition
  | JuntaGivenCondition
  | JuntaCardCondition
  | JuntaPretextCondition
/** A whole number; a negative one makes the bot avoid the thing. */
export type KriegspielWeight = number
/** A choice of one player: made before the set-up, or fixed at the start and changed later. */
export type KriegspielScenarioOption = ScenarioOption
/** A level of victory beside those of the rules: the winner if a condition holds, at the end or at once. */
export type KriegspielScenarioLevel = ScenarioLevel
/** A number that triggers change and scoring lines read. */
export type KriegspielScenarioCounter = ScenarioCounter
/** A deck of cards, whose effects apply when they are turned up or played. Hands of its cards are hidden from the other players. */
export type KriegspielScenarioDeck = ScenarioDeck
/** Reinforcements by schedule: units that wait off the map enter a zone at a moment. */
export type KriegspielScheduleEntry = ScheduleEntry
/** Effects at a moment of the game, if a condition holds. Triggers of one moment run in the order of the file, and the log shows the text of each. */
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
/** Rule of a refusal: a statement of the rules, or K-SEAT and the like for actions that no game allows. */
export type KriegspielReason = string
/** A type of action. */
export type KriegspielActionType = string
/** A whole number, or a measure that is read at the time of use. */
export type KriegspielAmount = Amount
/** A set of cells, of the kind in `type`. */
export type KriegspielZone = Zone
/** Units that match every line written here. */
export type KriegspielUnitFilter = UnitFilter & {connected?: boolean}
/** A number read from the game. */
export type KriegspielMeasure = Measure
/** A test that is true or false. */
export type KriegspielCondition = Condition
/** An effect of a trigger. */
export type KriegspielEffect = Effect
/** An effect of a space of a track, on the map. */
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
/** An effect of a trigger. */
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
/** A whole number; a negative one makes the bot avoid the thing. */
export type VolkWeight = number
/** A number that triggers change and scoring lines read. */
export type WirSindDasVolkScenarioCounter = ScenarioCounter
/** Effects at a moment of the game, if a condition holds. Triggers of one moment run in the order of the file, and the log shows the text of each. */
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
/** The task in progress, or `none`. */
export type WirSindDasVolkTask = string
/** An action or a part of one: `type` and its fields. */
export type VolkCaseAction = Record<string, string | number | boolean>
/** Rule of a refusal: a statement of the rules, or K-SEAT and the like for actions that no game allows. */
export type WirSindDasVolkReason = string
/** A type of action. */
export type WirSindDasVolkActionType = string
/** A whole number, or a measure that is read at the time of use. */
export type WirSindDasVolkAmount = Amount
/** A number read from the game. */
export type WirSindDasVolkMeasure = Measure | VolkTrackMeasure | VolkProtestsMeasure
/** A test that is true or false. */
export type WirSindDasVolkCondition = Condition | VolkCardCondition | VolkSideCondition
/** A test that is true or false. */
export type Condition =
  | MeasureCondition
  | OptionCondition
  | TurnCondition
  | PhaseCondition
  | PresentCondition
  | AllCondition
  | AnyCondition
  | NotCondition
/** A whole number, or a measure that is read at the time of use. */
export type Amount = number | Measure
/** A set of cells, of the kind in `type`. */
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
/** An effect of a trigger. */
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

/** Overrides for single values of the file below. Each key is a path: keys, ids of entries, or their index from 0. A value is replaced whole. */
export type Change = {
  [k: string]: unknown
}
/** A side of the game. */
export type Side = {
  /** Id of the side. */
  id: Id
  /** Appearance of its pieces. */
  look: SideLook
}
/** Appearance of the pieces of a side. */
export type SideLook = {
  /** Background colour of the counters. */
  colour: Colour
  /** Colour of the print on them. */
  ink: Colour
  /** Outline of the counters, so that sides differ in more than colour. */
  shape: 'round' | 'square' | 'shield'
  /** A picture of the pack for the faces of its counters that have none of their own. */
  picture?: Id
}
/** Appearance of a unit. */
export type UnitLook = {
  /** Name of the symbol in the middle of the counter, or a single letter or digit. */
  symbol: string
  /** Background colour. Default: that of its side or component. */
  colour?: Colour
  /** Colour of the print. Default: that of its side or component. */
  ink?: Colour
  /** A picture of the pack on the face of the counter, under its numbers. The symbol replaces it if the picture is missing. */
  picture?: Id
}
/** Appearance of a terrain: a colour, and a pattern or glyph so that terrains differ in more than colour. */
export type TerrainLook = {
  /** Colour of the cell. */
  colour: Colour
  /** Colour of the cell in the dark theme. */
  colourDark?: Colour
  /** Pattern drawn over the colour. The `up` of the legend rotates steps, chevrons, scarp and corner. */
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
  /** A picture of the pack, drawn on the cell. The colour and the pattern replace it if the picture is missing. */
  picture?: Id
  /** Width in cells of a picture that continues from cell to cell, in both directions. Default: one picture in each cell. */
  pictureCells?: number
}
/** Appearance of an edge. */
export type EdgeLook = {
  /** Colour of the line. */
  colour: Colour
  /** Colour of the line in the dark theme. */
  colourDark?: Colour
  /** Style of the line. */
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
/** Cards of a deck by place, the top one first. */
export type PositionDeck = {
  /** Cards still to be drawn. */
  pile?: Id[]
  /** Discarded cards. */
  discard?: Id[]
  /** Cards open on the table. */
  display?: Id[]
  /** Cards in the hand of each player. */
  hands?: {
    /**
     */
    [k: string]: Id[]
  }
}
/** An author of the pack or of the game behind it. */
export type Author = {
  /** Name of the person. */
  name: string
  /** Contribution of the person. */
  part?: string
}
/** A picture and its author. */
export type Picture = {
  /** Id of the picture, which other files refer to. */
  id: Id
  /** File of the picture, in art/. */
  file: string
  /** Author of the picture. */
  author?: string
  /** Licence of the picture, by its short name. */
  licence?: string
  /** Origin of the picture: an address or a few words. */
  source?: string
}
/** A hint that a new player sees once. */
export type Hint = {
  /** Id of the hint; its texts stand under it in the group `hints`. */
  id: Id
  /** Conditions on the player in turn; the hint appears as soon as all hold. Default: at once. */
  when?: {
    /** Only in this phase of the rules. */
    phase?: string
    /** Only if an action of this type can be chosen. */
    action?: string
    /** Only for a player of this side. */
    side?: Id
  }
  /** Target of “Show me”: choices on the map, a place of the map, or a part of the panel. */
  point?: {
    /** Choices with this type of action, on the map. */
    action?: string
    /** A place of the map. */
    place?: Id
    /** A part of the panel beside the map. */
    panel?: 'choices' | 'table' | 'deals' | 'log' | 'score' | 'trays'
  }
}
/** A pack whose parts this one uses. */
export type Requirement = {
  /** Id of the other pack. */
  pack: Id
  /** Accepted versions: exactly one, or a lowest one with ^ (up to the next breaking version), ~ (only the last number may rise) or >= (any later one). */
  version: string
}
/** pack.yaml: title, owners and ruleset of the pack. */
export type PackFile = {
  /** Version of this file format. The site also reads format 1; `ludoteca check --fix` upgrades it. */
  format: 2
  /** Id of the pack, unique on a site. */
  id: Id
  /** Version of the pack, as three numbers. A finished version never changes. */
  version: string
  /** The rules the pack plays by. */
  ruleset: Id
  /** Displayed name of the pack. */
  name: LocalText
  /** Description of the pack in one or two sentences. */
  summary?: LocalText
  /** Ownership of the content, and permitted uses. */
  notice: LocalText
  /** People who made the pack or the game behind it. */
  authors: Author[]
  /** Licence of the content, by its short name. */
  licence: string
  /** Languages of the pack; each needs text/<language>.yaml. Default: those of the existing files. */
  languages?: Language[]
  /** Pictures of the pack, with their authors: PNG, JPEG or WebP files in art/. Other files refer to them by id. */
  pictures?: Picture[]
  /** Hints for new players of this pack, in order. Each appears once, as soon as its condition holds. Its texts stand under `hints` and its id: `name` in a word or two, `help` in a sentence. */
  hints?: Hint[]
  /** Other packs whose maps, units, terrain, tables, decks, bots, texts and scenarios this one uses. Its own files contain only the differences; a pack without scenarios offers theirs. */
  requires?: Requirement[]
  /** Ids of scenarios in the order of the list; the first is the default. The others follow by file name. */
  scenarios?: string[]
}
/** One terrain and its cells. */
export type GroundPatch = {
  /** Terrain id. */
  terrain: Id
  /** The cells. */
  cells: CellName[]
  /** Only for a slope: the direction that leads up. */
  up?: Direction
}
/** Position of a picture under the grid. Lengths are in steps from the centre of a cell to the next one; the centre of the first cell is at 0, 0. */
export type Underlay = {
  /** The picture. */
  picture: Id
  /** Position of its upper left corner, right and down. */
  at: number[]
  /** Width of the picture, in steps. */
  width: number
  /** Height of the picture, in steps. Default: the height that keeps its proportions. */
  height?: number
  /** Clockwise rotation about that corner, in degrees. Default: 0. */
  turn?: number
  /** Slant of its left side in degrees, as in scans. Default: 0. */
  skew?: number
  /** Opacity in percent. Default: 50. */
  opacity?: number
  /** Whether the table shows it too. Default: false, only the studio does. */
  inPlay?: boolean
}
/** Meaning of one character of the rows. */
export type LegendEntry = {
  /** Terrain id. */
  terrain: Id
  /** Direction that leads up a slope; the high side of a scarp; the side of the building for a corner. */
  up?: Direction
}
/** A grid of hexes. */
export type HexGrid = {
  /** A grid of hexes. */
  kind: 'hex'
  /** Whether hexes have a side (`flat`) or a point (`pointy`) at the top. */
  orientation: 'flat' | 'pointy'
  /** Columns (flat) or rows (pointy) shifted by half a hex, counted from 0. With `odd` the second, fourth and so on, since cell names start at 1. */
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
/** A graph of places with drawn outlines. */
export type AreaGrid = {
  /** A graph of places with drawn outlines. */
  kind: 'areas'
  /** Surroundings of the areas: a margin of paper, or the sea with their coast. Default: paper. */
  around?: 'paper' | 'sea'
  /** Width of a cell in the units of this map’s points. It sets the size of towns and counters beside the land. Default: 1. */
  cell?: number
}
/** A place of the graph. */
export type Area = {
  /** Id of the area. */
  id: Id
  /** Terrain id. */
  terrain: Id
  /** Position of its counters, right and down; a node is drawn around it. In cell widths, or in the units of `cell`. */
  at: [number, number]
  /** Outline of the area, point by point; without it the area is a node, such as a town. A smaller area may lie on a larger one. */
  shape?: [number, number][]
  /** Centre of its written name. Default: above the counters in an outline, beside a node if there is room. */
  label?: MapPoint
}
/** One type of edge and its cell sides. */
export type EdgeLine = {
  /** Edge id of terrain.yaml. */
  type: Id
  /** Sides of cells. */
  sides: SideName[]
}
/** A link between two cells, adjacent or not. */
export type Link = {
  /** Type of link. */
  type: Id
  /** The two cells. */
  between: [CellName, CellName]
  /** Movement points to use the link, or the cost to build it. The line has as many strands, up to four. */
  cost?: Cost
  /** Bends of the line from the first cell to the second. */
  via?: [number, number][]
}
/** A named place on the ground. */
export type Place = {
  /** Id of the place; its title is in text/*.yaml under places. */
  id: Id
  /** Kind of place: street, avenue, square, quarter, bridge, gate. On a map of areas, `inset` frames its cells. */
  kind: Id
  /** Cells of the place. */
  cells: CellName[]
}
/** A site that scores when occupied. */
export type ObjectiveSite = {
  /** A site that scores when occupied. */
  role: 'objective'
  /** Id of the site. */
  id: Id
  /** Family of sites, for scenarios that count only some. */
  kind: Id
  /** Points for each of its cells. */
  value: number
  /** Cells of the site. */
  cells: CellName[]
  /** The place that contains the site. */
  place?: Id
  /** Origin of this part of the content. */
  source?: Source
}
/** A base of a side: its units rest and stack there, and leave by the exits. */
export type BaseSite = {
  /** A base of a side, such as a barracks. */
  role: 'base'
  /** Id of the site. */
  id: Id
  /** Owner of the base. */
  side: Id
  /** Number printed on the base; dice and schedules refer to it. */
  number: number
  /** Cells of the site. */
  cells: CellName[]
  /** Adjacent cells by which its units leave. */
  exits: CellName[]
}
/** Cells for arrested units. */
export type PrisonSite = {
  /** Cells for arrested units. */
  role: 'prison'
  /** Id of the site. */
  id: Id
  /** Cells of the site. */
  cells: CellName[]
}
/** A site without points: stations, crowded places. */
export type LandmarkSite = {
  /** A site without points. */
  role: 'landmark'
  /** Id of the site. */
  id: Id
  /** Family of landmarks. */
  kind: Id
  /** Cells of the site. */
  cells: CellName[]
}
/** A set of cells that scenarios refer to. */
export type Region = {
  /** Id of the region. */
  id: Id
  /** Cells of the region. */
  cells: CellName[]
}
/** A drawing under the areas, without effect on the rules: land beyond the map, a lake, a river, a border. */
export type Scenery = {
  /** Terrain id: the points are the outline of ground with this look. */
  terrain?: Id
  /** Edge id: the points are a line with this look. */
  edge?: Id
  /** Outline or line, point by point. */
  points: [number, number][]
  /** The place whose name is written there; it needs no cells. */
  place?: Id
  /** Centre of the written name. Default: the centre of the points. */
  label?: MapPoint
}
/** maps/*.yaml: the ground as rows of characters with a legend, and named things on it. */
export type MapFile = {
  /** Id of the map; scenarios refer to it. */
  id: Id
  /** Origin of this part of the content. */
  source?: Source
  /** Shape and size of the grid. */
  grid: GridSpec
  /** A picture under the grid, for tracing the map. */
  underlay?: Underlay
  /** Meaning of each character of `rows`. */
  legend?: {
    [k: string]: LegendEntry
  }
  /** One string for each row, one character for each cell, from the top. */
  rows?: string[]
  /** Cells whose ground differs from `rows` or `areas`. The last entry for a cell counts. A pack over another one changes cells with it and leaves the rows alone. */
  ground?: GroundPatch[]
  /** Only for `kind: areas`: the places of the graph. */
  areas?: Area[]
  /** Walls, rivers, gates and the like, on the sides of cells. */
  edges?: EdgeLine[]
  /** Links between two cells, adjacent or not. */
  links?: Link[]
  /** Names on the ground: streets, avenues, squares, quarters, bridges, gates. */
  places?: Place[]
  /** Cells with a role in the rules. */
  sites?: Site[]
  /** Sets of cells that scenarios refer to: set-up zones, thirds of an edge. */
  regions?: Region[]
  /** Only for `kind: areas`: decoration under the areas, without effect on the rules. */
  scenery?: Scenery[]
}
/** Texts of one thing. */
export type TextEntry = {
  /** Its name. */
  name: string
  /** A shorter name, for narrow spaces. */
  short?: string
  /** Definite article of the name, which sentences put before it. English: the. Italian: il, lo, l’, la, i, gli or le, which also give del, allo, dalla and the like. A name such as Giulia or Madrid takes `none`. */
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
/** An action and its seat. */
export type GoldenMove = {
  /** The acting seat. */
  by: Id
  /** The action: `type` and its fields. */
  do: {readonly type: string; readonly [field: string]: string | number | boolean}
}
/** games/<name>.yaml: a recorded game with the result of each move. `ludoteca test` and the studio replay it and report the first difference. */
export type GoldenFile = {
  /** Title of the recorded game. */
  title?: LocalText
  /** The scenario: its id, or pack/scenario of a pack in `requires`. */
  scenario: ScenarioName
  /** Seed of the random numbers: 32 hexadecimal digits, or a whole number. */
  seed: string | number
  /** Version of the rules of the recorded game. */
  rules?: number
  /** All actions of the game, in order. */
  moves: GoldenMove[]
  /** Digests of the results: four hexadecimal digits for each move, several in a row. The tool that saves a game writes them. */
  told: string[]
  /** Digest of the final result: the outcome, or the points so far. */
  end: string
}
/** One kind of ground and all its effects. */
export type Terrain = {
  /** Id of the terrain; its title is in text/*.yaml under terrain. */
  id: Id
  /** Appearance on the map. */
  look: TerrainLook
  /** Movement points to enter, for all or by side. */
  cost: CostBySide
  /** Movement points on a slope, by direction of the step, instead of `cost`. The legend’s `up` is the way up. */
  slope?: {
    /** Movement points going up. */
    up: Cost
    /** Movement points going down. */
    down: Cost
  }
  /** Tags of units that may not enter or cross it. */
  closedTo?: Id[]
  /** Sides whose adjacent units control (ZOC) cells of this terrain. Default: all. */
  control?: Id[]
  /** Sides whose units end their movement on entry. */
  stops?: Id[]
  /** Effect on throws. */
  launch?: {
    /** Whether throws pass over it: yes, no, or only downhill. Default: true. */
    through?: true | false | 'downhill'
    /** Sides whose units here are no targets of throws. */
    shelters?: Id[]
  }
  /** Effect on clashes. */
  clash?: {
    /** Whether clashes to and from this cell are possible. Default: true. */
    fought?: boolean
    /** Sides whose units here cannot be attacked. */
    shelters?: Id[]
    /** Factor of the power of the side’s units here: 2, "1/2". */
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
  /** Whether a barricade may be built here. Default: true. */
  barricade?: boolean
  /** Network of the cell: units of that side leave by any other cell of it, in a later turn. */
  network?: {
    /** Id of the network. */
    id: Id
    /** The side that may use it. */
    side: Id
  }
  /** Terrain of an objective here after it is covered. */
  coveredAs?: Id
  /** Origin of this part of the content. */
  source?: Source
}
/** One kind of cell side. */
export type EdgeType = {
  /** Id of the edge. */
  id: Id
  /** Appearance on the map. */
  look: EdgeLook
  /** Cost of crossing it: "free", "closed", a cost for all, or a cost by side. */
  cost: BySide<Cost> | 'free'
  /** Whether control (ZOC) passes it. Default: true. */
  control?: boolean
  /** Whether throws pass it. Default: true. */
  launch?: boolean
  /** Whether clashes across it are possible. Default: true. */
  clash?: boolean
}
/** terrain.yaml: every kind of ground and of cell side, with its effects. */
export type TerrainFile = {
  /** Kinds of ground. */
  terrain: Terrain[]
  /** Kinds of cell sides: walls, rivers, gates. */
  edges?: EdgeType[]
}
/** A political component, a regiment or a family: the group of a unit within its side. */
export type Component = {
  /** Id of the component. */
  id: Id
  /** Side of the component. */
  side: Id
  /** Appearance of its pieces. */
  look: ComponentLook
}
/** Appearance of the pieces of a component. */
export type ComponentLook = {
  /** Main colour. */
  colour: Colour
  /** Second colour, for a band. */
  colour2?: Colour
  /** Colour of the print. */
  ink: Colour
  /** Short letters or a sign printed on the pieces. */
  mark: string
}
/** A type of unit; scenarios set its number. */
export type UnitType = {
  /** Id of the unit type; its title is in text/*.yaml under units. */
  id: Id
  /** Side of the unit. */
  side: Id
  /** Movement points in a turn. */
  speed: number
  /** Strength in a clash. */
  power: number
  /** Number of people that the piece stands for. */
  people?: number
  /** Free tags that terrain, tables and scenarios can refer to. */
  tags?: Id[]
  /** Appearance of the piece. */
  look: UnitLook
  /** Whether it may share a cell. `base`: only in cells of a base. Default: true. */
  stacks?: true | false | 'base'
  /** Lets adjacent units of such types clash as one column. */
  column?: boolean
  /** Range of its throws, and the spread of panic from them. */
  launch?: {
    /** Range in cells. */
    range: number
    /** Whether panic from its throws spreads to linked units. Default: false. */
    spreads?: boolean
  }
  /** Origin of this part of the content. */
  source?: Source
  /** Takes no part in control, clashes, throws and objectives. Default: false. */
  passive?: boolean
  /** May walk into a base of its side by the exits. Default: false. */
  entersBases?: boolean
  /** May also use the networks of the other side, from a station where its movement begins. Default: false. */
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
  /** Id of the table. */
  id: Id
  /** Ratio columns from the worst to the best for the first side: "1-2", "1-1", "2-1". */
  ratios: string[]
  /** Ratios below the first column: no attempt, or the first column. */
  below: 'none' | 'first'
  /** Result names: one row for each value of the die from 1 up, one cell for each ratio. A "*" marks a short throw. */
  rows: string[][]
  /** Result of each name. */
  results: {
    [k: string]: TableResult
  }
  /** Origin of this part of the content. */
  source?: Source
}
/** No effect. */
export type NoResult = {
  /** No effect. */
  type: 'none'
}
/** The unit retreats. */
export type RetreatResult = {
  /** The unit retreats. */
  type: 'retreat'
  /** The affected party. */
  who: 'target' | 'attacker' | 'defender'
  /** Number of cells. */
  steps: number
  /** Chooser of the cells. */
  chosenBy: 'owner' | 'enemy'
}
/** The unit panics. */
export type PanicResult = {
  /** The unit panics. */
  type: 'panic'
  /** The affected party. */
  who: 'target' | 'attacker' | 'defender'
  /** Number of cells. */
  steps: number
  /** Chooser of the cells. */
  chosenBy: 'owner' | 'enemy'
}
/** tables.yaml: tables of results, by ratio of strength and die. */
export type TablesFile = {
  /** The tables of the game. */
  tables: ResultsTable[]
}
/** The bot of one side. */
export type BotSide = {
  /** Side of the bot. */
  side: Id
  /** Weights; those left out are 0. */
  weights: BotWeights
}
/** Weights of a choice; the bot takes the choice with the highest sum. */
export type BotWeights = {
  /** Each point of an objective that the unit takes or denies by standing on it. */
  objective?: Weight
  /** Each point of an objective under an enemy unit, as a goal. */
  storm?: Weight
  /** Each point of power of an enemy unit, as a goal. */
  hunt?: Weight
  /** Each half movement point by which a unit comes nearer to its goal. */
  approach?: Weight
  /** Each point of power made to retreat; own units count against. */
  retreat?: Weight
  /** Each point of power that panics; own units count against. */
  panic?: Weight
  /** Each point of power arrested; own units count against. */
  arrest?: Weight
  /** Each missing way of retreat of a unit beside an enemy, in percent of an arrest. */
  hemmed?: Weight
  /** Each point by which enemy power near a cell exceeds the power that holds it. */
  danger?: Weight
  /** Percent of the power of other units within reach that the bot counts on in a clash. */
  help?: Weight
  /** Percent of the worth of an objective that no enemy can reach in this turn. */
  garrison?: Weight
  /** Each unit linked to a unit chosen as Head. */
  link?: Weight
  /** Percent of the worth of a throw; 100 leaves it unchanged. */
  launch?: Weight
  /** Each point of enemy power that a barricade keeps away from an own objective. */
  barricade?: Weight
  /** Each unit whose goal is out of reach at a walk, but within a run. */
  run?: Weight
  /** Minimum worth of a run. */
  runPrice?: Weight
  /** Entering the cell of a beaten unit. */
  advance?: Weight
  /** Each point of power that would count against its side at the end of the game, where it stands. */
  shelter?: Weight
  /** Trying to make a traffic jam. */
  jam?: Weight
  /** Each point of power of the component that leads. */
  component?: Weight
  /** Each cell between the base of a panicked unit and the nearest enemy. */
  base?: Weight
  /** Each enemy unit that can be taken; own units within the enemy’s reach count against. */
  capture?: Weight
  /** Standing near an own convoy whose escort is too small without the unit. */
  escort?: Weight
}
/** bots.yaml: weights of the greedy bot of each side. Without this file bots play at random. */
export type BotsFile = {
  /** The bots, one a side. */
  bots: BotSide[]
}
/** A number of equal pieces of a side. */
export type RosterLine = {
  /** Side of the units. */
  side: Id
  /** Unit type. */
  unit: Id
  /** Component of the pieces. */
  component?: Id
  /** Number of pieces. */
  count: number
  /** Origin of this part of the content. */
  source?: Source
  /** Their player, if the side has several. */
  seat?: Id
}
/** Placement of one side, group by group. */
export type SetupStep = {
  /** The placing side. */
  side: Id
  /** Groups to place, with their zones. */
  groups: SetupGroup[]
  /** Their player, if the side has several. */
  seat?: Id
}
/** `count` units of these types in a zone, at most `perCell` in a cell. */
export type SetupGroup = {
  /** Id of the group. */
  id: Id
  /** Unit types, or `all`. */
  units: string[] | 'all'
  /** Number of units. */
  count: number
  /** The allowed cells. */
  zone: CorteoZone
  /** Maximum number of them in one cell. */
  perCell: number
  /** Only if this condition holds when the set-up begins. */
  when?: CorteoCondition
}
/** Units that enter at the start of a turn: a fixed list, or a free pick for a number of points. */
export type Reinforcement = {
  /** Turn of entry. */
  turn: number
  /** Side of the units. */
  side: Id
  /** Cells of entry. */
  zone: CorteoZone
  /** The units. */
  units?: UnitCount[]
  /** Points of power for which the side picks units from its reserve. */
  points?: number
  /** They enter in the first turn, from that one on, in which this condition holds. */
  when?: CorteoCondition
  /** Lets them wait for a later turn. Default: they enter at once if there is room. */
  optional?: boolean
}
/** A number of units of one type. */
export type UnitCount = {
  /** Unit type. */
  unit: Id
  /** Number of units. */
  count: number
}
/** Rule options of Corteo: numbers and switches. Each can change or be left out; without it, there is no such rule. */
export type CorteoRules = {
  /** Maximum number of units in a cell. Default: 1. */
  stacking?: number
  /** Whether units whose type does not allow it also share cells. Default: false. */
  stackAll?: boolean
  /** Running: a side spends a piece to move faster for a phase. Default: no running. */
  run?: {
    /** The side that may run. Default, without `sides` too: every side. */
    side?: Id
    /** The same for several sides, which share the pieces. */
    sides?: Id[]
    /** Number of runs in a game. */
    pieces: number
    /** Factor of the speed. */
    factor: number
    /** Turns in which running is not allowed. */
    notInTurns: number[]
  }
  /** Barricades: their builders and their price. Default: no barricades. */
  barricades?: {
    /** The side that builds them. Default, without `sides` too: every side. */
    side?: Id
    /** The same for several sides, which share the pieces. */
    sides?: Id[]
    /** Number of barricades. */
    pieces: number
    /** Movement points to build one. */
    cost: number
    /** Whether units can remove them again. */
    removable: boolean
    /** Returns removed ones to the supply. */
    reusable?: boolean
    /** Additional terrain for them, against terrain.yaml. */
    alsoOn?: Id[]
    /** Terrain forbidden to them, against terrain.yaml. */
    notOn?: Id[]
    /** Whether units of the builder’s side may be in the cell. They may leave the cell, but no unit may enter it. Default: false. */
    onFriends?: boolean
  }
  /** Throws. Default: none. */
  launch?: {
    /** The table of results. */
    table: Id
    /** Movement points for a throw. */
    cost: '1/2' | number
    /** Number of throws of one unit in a phase. */
    perPhase: number
    /** Whether throws never lead to arrests. */
    noArrests: boolean
    /** Whether a result marked `*` in the table falls one cell short of the target. Default: false. */
    short?: boolean
    /** Whether two units of one cell may throw together, adding their powers. Default: true. */
    together?: boolean
  }
  /** Clashes. Default: none. */
  clash?: {
    /** The table of results. */
    table: Id
    /** Whether the winner may enter the cells that the losers left. Default: true. */
    advance?: boolean
  }
  /** The Head of a side. Default: none. */
  head?: {
    /** The side with a Head. */
    side: Id
    /** Number of units in the Head. */
    units: number
    /** Power added to each of them. */
    bonus: number
    /** Allowed components, or `any`. */
    components: string[] | 'any'
    /** Whether a split march keeps its Head only in the largest part with a unit of the component. Default: false. */
    splits?: boolean
    /** `seat`: each player of the side leads a march, with a component and Heads of their choice and only their own units. Default: one march for the side. */
    each?: 'seat'
  }
  /** Units bound to their objectives, which only step to an adjacent objective. */
  garrisons?: {
    /** Tag of the bound unit types. */
    tag: Id
  }
  /** Columns of vehicles. Default: none. */
  columns?: {
    /** Minimum number of units in a column. */
    minimum: number
  }
  /** Extra points to leave an enemy ZOC, by side. `closed`: its units in an enemy ZOC may not move. Default: 0. */
  disengage?: CostBySide
  /** Whether the first step out of enemy control may enter enemy control again; the move ends there. Default: false. */
  controlToControl?: boolean
  /** Arrests. Default: a beaten unit that cannot retreat stays in place. */
  arrests?: {
    /** The side whose beaten units are arrested. Default, without `sides` too: every side. */
    side?: Id
    /** The same for several sides. */
    sides?: Id[]
  }
  /** Return of units to the bases of their side. Default: only units with `entersBases` may return. */
  bases?: {
    /** The side. */
    side: Id
    /** Whether they may walk in from an exit, for one movement point, ending their movement. Default: false. */
    walk?: boolean
    /** Whether beaten units may retreat from an exit into the base. Default: false. */
    fallBack?: boolean
  }
  /** Rules that are off while a condition holds, for instance by a choice of the players. */
  unless?: {
    /** No smoke while this condition holds. */
    smoke?: CorteoCondition
    /** No short throws while this condition holds. */
    short?: CorteoCondition
    /** No traffic jams while this condition holds. */
    jams?: CorteoCondition
    /** No late arrivals while this condition holds. */
    arrivals?: CorteoCondition
  }
  /** Panic: beaten units return to their bases. Default: a result of panic is a retreat. */
  panic?: {
    /** The side whose units panic. Default, without `sides` too: every side. */
    side?: Id
    /** The same for several sides. */
    sides?: Id[]
    /** Role of the sites that they return to. */
    base: Id
    /** Time of their recovery. */
    wakes: 'next-hand'
  }
  /** Objectives. Default: none. */
  objectives?: {
    /** The side that scores them. */
    side: Id
    /** Whether they are covered when units leave them. */
    covered: boolean
    /** Whether units on an objective at the end of a turn must leave it in their next turn. Default: false. */
    leave?: boolean
    /** Whether movement ends on an objective whose terrain says so. Default: true. */
    stops?: boolean
  }
  /** Leaving the map over its edge when beaten in a clash, and returning. */
  leaving?: {
    /** The side whose units may leave. */
    side: Id
    /** Number of whole turns away; they return in the turn after. */
    turns: number
    /** Regions along the edge. A unit returns in the region it left by. */
    edges: Id[]
  }
  /** Gas smoke, which closes a cell for a while after an effective throw. */
  smoke?: {
    /** Maximum number of smoke pieces on the map. */
    pieces: number
    /** Effect of each face of the first die: a drift in cells, `stay`, or `gone`. Smoke that stays lasts one turn longer. */
    wind: (number | 'stay' | 'gone')[]
    /** Direction of the wind for each face of the second die. */
    directions: string[]
    /** Terrain over which smoke drifts. It stops before any other. */
    carries: Id[]
  }
  /** Traffic jams: once a turn a side tries to close a cell of a road. */
  jams?: {
    /** Number of jams. */
    pieces: number
    /** Faces of a six-sided die that make a jam. */
    faces: number[]
    /** Terrain of a jam. */
    on: Id[]
    /** Terrain of the free cells that must lead from the jam to a clear crossing. */
    roads: Id[]
    /** Minimum number of adjacent road cells at a crossing. */
    ways: number
    /** Unit types that remove a jam for free from a cell in their control. */
    removers: Id[]
  }
  /** Extra units that arrive late, by a die. */
  arrivals?: Arrival[]
  /** Units that sleep until a die wakes them. */
  dormant?: Dormant[]
  /** Units captured by an enemy that enters their cell. */
  captures?: Capture[]
  /** Units with a goal and an escort. */
  convoys?: Convoy[]
  /** Zones where units may walk off the map. */
  exits?: Exit[]
  /** Units that head for a zone to leave. */
  homing?: Homing[]
  /** Extension of the game by agreement. */
  prolong?: Prolong
  /** Units held from the start. */
  custody?: Custody
}
/** Extra units that arrive late and hesitate. Each waits in its cell until its die lets it into the game. */
export type Arrival = {
  /** Turn of arrival. */
  turn: number
  /** Side of the units. */
  side: Id
  /** Allowed cells: empty ones, or those of other arriving units. */
  zone: CorteoZone
  /** The units; the rosters do not contain them. */
  units: ArrivingUnits[]
  /** Faces of a six-sided die that let a unit in. */
  faces: number[]
}
/** A number of units of one type, with their component. */
export type ArrivingUnits = {
  /** Unit type. */
  unit: Id
  /** Component of the pieces. */
  component?: Id
  /** Number of units. */
  count: number
  /** Their player, if the side has several. */
  seat?: Id
}
/** Sleeping units, face down in their set-up cells. A waker in control of one rolls for it, once a turn, in the movement of its side. */
export type Dormant = {
  /** Sleeping types. */
  units: Id[]
  /** Units that wake them. Default: those of their own side; units of the other side wake them too if this names a side or a player. */
  wakers: CorteoUnitFilter
  /** Faces of a six-sided die that wake a unit. */
  faces: number[]
}
/** Types of units that an enemy captures by entering their cell. They leave play. */
export type Capture = {
  /** The types; they must be passive. */
  units: Id[]
  /** The capturing side. */
  side: Id
  /** Zone for the captured units, out of play: each goes to its nearest cell. Several may share a cell. */
  to: CorteoZone
}
/** Units on their way to a goal, with an escort. */
export type Convoy = {
  /** Id of the convoy. */
  id: Id
  /** Unit types of the convoy. */
  units: Id[]
  /** It moves only with enough units of its side nearby, at the start and at the end of the move. Passive and face-down units do not count. */
  escort?: {
    /** Number of units. */
    units: number
    /** Maximum distance, in cells. */
    distance: number
  }
  /** Effect of enemy control on its passive units. `stops` ends their movement on entry, until their next turn; `holds` binds them like other units; `ignores` has no effect. Default: `stops`. */
  control?: 'stops' | 'holds' | 'ignores'
  /** No barricades or jams are made within this distance, in cells. */
  clear?: number
  /** The goal. A move that makes the way to it longer counts as going back. */
  goal: CorteoZone
  /** Cells where stopping and turning back do not count. */
  halt?: CorteoZone
}
/** A zone where units of a side may walk off the map, for one movement point. */
export type Exit = {
  /** The side whose units may leave. */
  side: Id
  /** Only these types. */
  units?: Id[]
  /** The cells of exit. */
  zone: CorteoZone
  /** Only while this condition holds. */
  when?: CorteoCondition
  /** They return like units pushed over the edge (`leaving`). Default: they are gone for good. */
  back?: boolean
}
/** While a condition holds, units of some types must leave. Each move brings them nearer to a zone, and they move before their side is done. */
export type Homing = {
  /** The types. */
  units: Id[]
  /** The zone, by the shortest way over open ground. */
  to: CorteoZone
  /** Only while this condition holds. */
  while: CorteoCondition
}
/** Before a turn the players may agree on more turns: one proposes a number, and all others must agree. */
export type Prolong = {
  /** The turn before which they may agree. */
  turn: number
  /** Maximum number of additional turns. */
  most: number
}
/** Before the set-up a player picks units of another side to be held until a trigger frees them. */
export type Custody = {
  /** Side of the held units. */
  side: Id
  /** The player who picks them and may move them. */
  seat: Id
  /** Number of units. */
  units: number
  /** Zone where they are held; several may share a cell. */
  zone: CorteoZone
  /** Zone to which that player may fly them, once, in their movement. */
  transfer?: CorteoZone
  /** They may be flown only while this condition holds. */
  when?: CorteoCondition
}
/** Points of the objectives reached. */
export type ObjectivesScoring = {
  /** Id of the line. */
  id: Id
  /** Points of the objectives reached. */
  type: 'objectives'
  /** Only objectives of these kinds. */
  kinds?: Id[]
  /** Factor of the points; a negative one subtracts them. */
  times: number
  /** The player with these points; only their own units count. */
  seat?: Id
  /** Only if this condition holds. */
  when?: CorteoCondition
}
/** Power of the arrested units. */
export type ArrestedPowerScoring = {
  /** Id of the line. */
  id: Id
  /** Power of the arrested units. */
  type: 'arrested-power'
  /** Factor of the points; a negative one subtracts them. */
  times: number
  /** The player with these points; only their own units count. */
  seat?: Id
  /** Only if this condition holds. */
  when?: CorteoCondition
}
/** Power of some units on the map at the end of the game. */
export type PowerOnMapScoring = {
  /** Id of the line. */
  id: Id
  /** Power of units on the map at the end. */
  type: 'power-on-map'
  /** Unit types that count. */
  units: Id[]
  /** Cells where they do not count. */
  except?: CorteoZone
  /** Factor of the points; a negative one subtracts them. */
  times: number
  /** The player with these points; only their own units count. */
  seat?: Id
  /** Only if this condition holds. */
  when?: CorteoCondition
}
/** The value of a counter. */
export type CounterScoring = {
  /** Id of the line. */
  id: Id
  /** The value of a counter. */
  type: 'counter'
  /** The counter. */
  counter: Id
  /** Factor of the points; a negative one subtracts them. */
  times: number
  /** The player with these points; only their own units count. */
  seat?: Id
  /** Only if this condition holds. */
  when?: CorteoCondition
}
/** A side that acts first in a turn. */
export type Initiative = {
  /** The side. */
  side: Id
  /** Only if this condition holds after the effects at `turn-began`. */
  when?: CorteoCondition
}
/** A range of final scores and its winner. */
export type VictoryLevel = {
  /** Id of the level. */
  id: Id
  /** Lowest score. Default: no limit. */
  from?: number
  /** Highest score. Default: no limit. */
  to?: number
  /** Only if this condition holds at the end of the game. Levels with a condition precede those without. The first that holds counts. */
  when?: CorteoCondition
  /** The winning side, or `draw`. */
  winner: string | 'draw'
}
/** A remark on a range of final scores. */
export type Comment = {
  /** Id of the comment; its words are in the texts. */
  id: Id
  /** Lowest score. Default: no limit. */
  from?: number
  /** Highest score. Default: no limit. */
  to?: number
}
/** Victory of the players of a side. Or a side without a player, outside `order`, with its movement. */
export type ScenarioSide = {
  /** The side. */
  id: Id
  /** `together`: all players of the winning side win. `apart`: only the one with most points by the score lines with a `seat`; a tie has no winner. Default: `apart` with such lines, else `together`. */
  wins?: 'together' | 'apart'
  /** Automatic movement of a side without a player. Default: none. */
  moves?: CorteoSideMoves
}
/** One of several players of a side. */
export type ScenarioSeat = {
  /** Id of the seat; its words are in the texts under seats. */
  id: Id
  /** Side of the seat. */
  side: Id
}
/** A side picks its force before the set-up: a number of units with an exact sum of power, from its roster and a pool. The roster is the suggested force. */
export type Muster = {
  /** The picking side. */
  side: Id
  /** The picking player, among units of their side. */
  seat?: Id
  /** Number of units. */
  units: number
  /** Their total power. */
  points: number
  /** Units to pick from, besides the roster. */
  pool: ArrivingUnits[]
}
/** An objective of this scenario, which replaces sites of its map. */
export type LaidSite = {
  /** A site that scores when occupied. */
  role: 'objective'
  /** Id of the site. */
  id: Id
  /** Family of sites, for scenarios that count only some. */
  kind: Id
  /** Points for each of its cells. */
  value: number
  /** Cells of the site. */
  cells: CellName[]
  /** The place that contains the site. */
  place?: Id
  /** Origin of this part of the content. */
  source?: Source
}
/** scenarios/*.yaml: a game with its forces, set-up, numbers of the rules, scoring and victory. */
export type ScenarioFile = {
  /** Id of the scenario. */
  id: Id
  /** Map of the scenario. */
  map: Id
  /** Objectives of this scenario. They replace sites of the map with the same id or a common cell. */
  sites?: LaidSite[]
  /** Origin of this part of the content. */
  source?: Source
  /** Number of turns. */
  turns: number
  /** Minutes of the day that a turn stands for. The log shows the time passed. */
  minutes?: number
  /** Sides in the order of their phases in a turn. */
  order: Id[]
  /** First side in a turn: the first entry whose condition holds after `turn-began`. Default: the first of `order`. */
  initiative?: Initiative[]
  /** The pieces of each side. */
  rosters: RosterLine[]
  /** Placements of the sides, in order. */
  setup: SetupStep[]
  /** Units that enter later. */
  reinforcements?: Reinforcement[]
  /** Rule options: numbers and switches of the rules. */
  rules: CorteoRules
  /** Sources of points. */
  scoring: ScoringLine[]
  /** Levels of victory by final score. */
  victory: VictoryLevel[]
  /** Comments on the final score. */
  comments?: Comment[]
  /** Players, if a side has several. Default: one player for each side. */
  seats?: ScenarioSeat[]
  /** Victory of a side with several players, and movement of a side without one. */
  sides?: ScenarioSide[]
  /** Forces that a side picks itself. */
  muster?: Muster[]
  /** Choices of the players about the scenario. */
  options?: CorteoScenarioOption[]
  /** Counters that triggers change. */
  counters?: CorteoScenarioCounter[]
  /** Decks of cards. */
  decks?: CorteoScenarioDeck[]
  /** Triggers: effects at moments of the game. */
  triggers?: CorteoTrigger[]
  /** Numbers of the rules that differ in this scenario, always or while a condition holds. */
  modifiers?: CorteoScenarioModifier[]
}
/** One rule test. */
export type Case = {
  /** Id of the case. */
  id: Id
  /** Statements of the rules that this case proves; optional in a pack of your own. */
  proves?: CorteoStatement[]
  /** Title: the point of the case in words. */
  title?: LocalText
  /** The scenario to start from, in the pack or in a pack in `requires` (pack/scenario works too). */
  scenario: ScenarioName
  /** A small map that replaces the scenario’s, but not its rules and forces: written here, or a name in `maps`. */
  map?: string | Omit<MapFile, 'id'>
  /** Changes to the scenario for this case only, merged key by key. */
  change?: Record<string, unknown>
  /** The position to start from. Default: the start of the game. */
  given?: Position
  /** Results of the next dice, in order. */
  dice?: number[]
  /** Actions of the case, and what must hold after them. */
  steps: CaseStep[]
  /** Reason why `test --strict` lets the case pass without any of its actions: for cases in which nothing may happen. */
  spare?: string
}
/** A written position. */
export type Position = {
  /** A position in `positions` to start from. The keys beside it are merged over it, and units by their ids. */
  from?: Id
  /** Number of the turn. */
  hand?: number
  /** The side in turn. */
  turn?: Id
  /** Phase of the turn. */
  phase?: 'movement' | 'clash' | 'head'
  /** Units on the map. */
  units?: PositionUnit[]
  /** Cells with a barricade. */
  barricades?: CellName[]
  /** Objective cells already covered. */
  covered?: CellName[]
  /** Objective cells occupied at the end of an earlier turn. They count, and are covered as soon as units leave them. */
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
    /** Component of the Head, if the side has only one march. */
    component?: Id
    /** Units of the Head. */
    units?: EntryName[]
  }
  /** Values of counters. */
  counters?: Record<string, number>
  /** Choices already made, by option. */
  options?: Record<string, string>
  /** Units in custody, by piece id or type. */
  custody?: string[]
  /** Cells with a traffic jam. */
  jams?: CellName[]
  /** Cells full of smoke, as if thrown in this turn without wind. */
  smoke?: CellName[]
  /** Places of the cards, by deck. Cards that are not named lie under those of the pile, in the order of the file. */
  decks?: {
    [k: string]: PositionDeck
  }
  /** Component of each player’s march. The units that are Heads stand in `head`. */
  heads?: Record<string, string>
}
/** A unit on the map. */
export type PositionUnit = {
  /** Name of the piece in this case. Default: its name in the game. */
  id?: EntryName
  /** Unit type. */
  unit: Id
  /** Component of the unit. */
  component?: Id
  /** Its cell, or its place off the map: `reserve`, `arrested`, `out`. */
  at: CellName
  /** Whether it has already moved in this phase. */
  moved?: boolean
  /** Whether it has already thrown in this phase. */
  thrown?: boolean
  /** Whether it is in panic. */
  panicked?: boolean
  /** Waits face down for its die. */
  waiting?: boolean
}
/** Facts that must hold. Only the keys written here are compared. */
export type Expectation = {
  /** Number of the turn. */
  hand?: number
  /** The side in turn. */
  turn?: Id
  /** Current phase. */
  phase?: CorteoPhase
  /** The side asked now. */
  asked?: Id
  /** Expected state of units, by piece id. */
  units?: {
    [k: string]: ExpectedUnit
  }
  /** Cells that must be covered. */
  covered?: CellName[]
  /** Cells that must hold a barricade. */
  barricades?: CellName[]
  /** Expected values of counters on the table, by id: markers left, points, people. */
  supplies?: {
    [k: string]: number
  }
  /** Present score. */
  score?: number
  /** Expected outcome of the game. */
  outcome?: {
    /** The winning side, or `draw`. */
    winner: Id
    /** Level of victory. */
    level?: Id
  }
  /** Events of the last action, in order; each must match the given fields. */
  events?: Record<string, unknown>[]
  /** Cells in the side’s control (ZOC). */
  zone?: {
    /** The controlling side. */
    side: Id
    /** Cells it must control. */
    cells?: CellName[]
    /** Cells it must not control. */
    without?: CellName[]
  }
  /** Values of counters. */
  counters?: Record<string, number>
  /** Points of each player, if players score apart. */
  scores?: Record<string, number>
}
/** Expected state of a unit. */
export type ExpectedUnit = {
  /** Its cell, or `arrested`, `reserve`, `custody`, `out`. */
  at?: CellName | 'arrested' | 'reserve' | 'custody' | 'out'
  /** Whether it is in panic. */
  panicked?: boolean
  /** Whether it has moved. */
  moved?: boolean
}
/** cases/*.yaml: tests of the rules that a designer can write and read. */
export type CaseFile = {
  /** The cases. Default: none, in a file that only shares maps and positions. */
  cases: Case[]
  /** Maps for several cases, by name. A case of this file or of another one in `cases/` uses one with `map: NAME`. */
  maps?: Record<string, Omit<MapFile, 'id'>>
  /** Starting positions for several cases, by name. A case of this file or of another one in `cases/` uses one with `given: { from: NAME, ... }`. */
  positions?: Record<string, Position>
}
/** Words of the ruleset corteo that cases use. Written by `npm run schemas:build`: do not edit. */
export type CorteoCaseWords = {}
/** Number of objective cells of a zone that are held or covered. */
export type TakenMeasure = {
  /** Objective cells taken in a zone. */
  type: 'taken'
  /** The cells. */
  zone: CorteoZone
}
/** Number of cells that the farthest Head has walked in this turn. */
export type HeadStepsMeasure = {
  /** Number of cells that a Head has walked in this turn. */
  type: 'head-steps'
  /** Only the Heads of this player. */
  seat?: Id
}
/** Tests the size of the march with the Head, and the number of its cells in a zone. */
export type MarchCondition = {
  /** Tests the size and place of the march. */
  type: 'march'
  /** Minimum number of units. */
  units: number
  /** Zone of the march. */
  zone?: CorteoZone
  /** Minimum number of cells in the zone. Default: 1. */
  cells?: number
  /** Only the march of this player, if each player leads one. Default: any march. */
  seat?: Id
}
/** The march, as of the naming of its Heads in this turn, is broken into parts. */
export type SplitCondition = {
  /** The march is broken into parts. */
  type: 'split'
  /** Only the march of this player, if each player leads one. Default: any march. */
  seat?: Id
}
/** Tests the last turn of a convoy. */
export type ConvoyCondition = {
  /** Tests the last turn of a convoy. */
  type: 'convoy'
  /** The convoy. */
  convoy: Id
  /** `stopped`: no unit moved, and one is outside the halt; `back`: one ended farther from the goal, outside the halt; `stayed`: all are in the halt and could go on. */
  did: 'stopped' | 'back' | 'stayed'
}
/** Frees units in custody; with `faces`, each rolls a die. */
export type FreeEffect = {
  /** Frees units in custody. */
  type: 'free'
  /** Zone of their return: each goes to the free cell nearest to its custody. */
  zone: CorteoZone
  /** Faces of a six-sided die that free a unit. Default: no die, all are free. */
  faces?: number[]
  /** Fate of the others: they stay in custody, or are arrested. Default: stay. */
  others?: 'stay' | 'arrest'
}
/** Makes the game longer or shorter, in turns. */
export type TurnsEffect = {
  /** Adds or removes turns. */
  type: 'turns'
  /** Number of turns; a negative one removes them. */
  by: number
}
/** Adds pieces to a supply, or removes them. */
export type SuppliesEffect = {
  /** Changes a supply. */
  type: 'supplies'
  /** The supply. */
  of: 'runs' | 'barricades'
  /** Number of pieces; a negative one removes them. */
  by: number
}
/** Puts barricades on cells, or removes them. A cell must be empty and allow a barricade. */
export type BarricadeEffect = {
  /** Puts barricades on cells, or removes them. A cell must be empty and allow a barricade. */
  type: 'barricade'
  /** The cells. */
  zone: CorteoZone
  /** Removes them instead. */
  off?: boolean
}
/** One kind of ground and all its effects. */
export type CryHavocTerrain = {
  /** Id of the terrain; its title is in text/*.yaml under terrain. */
  id: Id
  /** Appearance on the map. */
  look: TerrainLook
  /** Movement points to enter: one number, or one on foot and one for horses. */
  cost: CryHavocCost | CryHavocCosts
  /** Effect on a line of fire that crosses it without ending there: none, light cover for the target, or blocked. Default: free. */
  through?: 'free' | 'light' | 'closed'
  /** Permanent cover of a figure here. Default: none. */
  cover?: 'none' | 'light' | 'medium'
  /** Effect on its figure in a fight: 1 helps, -1 harms. Default: 0. */
  melee?: number
  /** Ground within walls: a room of a house, or a yard. */
  inside?: 'house' | 'yard'
  /** Outer corner of a building, and its cover from shooters that do not see both faces. The legend’s `up` is the side of the building. */
  corner?: 'light' | 'medium'
  /** The foot of a scarp. Edges of kind `top` draw its high side. */
  scarp?: boolean
  /** Whether a mounted figure can attack an enemy here. Default: true. */
  mountedAttack?: boolean
  /** Origin of this part of the content. */
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
  /** Id of the edge; its title is in text/*.yaml under edges. */
  id: Id
  /** Appearance on the map. */
  look: EdgeLook
  /** Kind of edge: a wall, a door of a house, an entrance of a yard, a window, or the high side of a scarp. */
  kind: 'wall' | 'door' | 'entrance' | 'window' | 'top'
  /** Points that replace the cost of the cell entered through it: `free` keeps that cost, `closed` stops all. */
  cost: CryHavocEdgeCost | CryHavocEdgeCosts
  /** Whether fights across it are possible. Default: true. */
  melee?: boolean
  /** Cover of the target of a shot through it. For a `top`, cover of a target on the scarp cell below. Default: none. */
  cover?: 'none' | 'light' | 'medium'
  /** Effects on the cell on its inner side: the one within walls, or the scarp cell below a `top`. */
  host?: CryHavocEdgeHost
  /** Origin of this part of the content. */
  source?: Source
}
/** Effects of an opening on its inner cell. Keys left out keep the values of the terrain. */
export type CryHavocEdgeHost = {
  /** Points to enter the cell on foot, or `closed`. */
  foot?: CryHavocCost
  /** Points to enter the cell for horses, or `closed`. */
  horse?: CryHavocCost
  /** Effect on the figure in the cell in a fight. */
  melee?: number
  /** Whether a mounted figure can attack an enemy here. */
  mountedAttack?: boolean
  /** Cover of a figure here, against one side of the opening at a time: the outside or the inside. */
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
/** A kind of figure or beast. Scenarios set its number and side. */
export type CryHavocUnit = {
  /** Id of the unit type; its title is in text/*.yaml under units. */
  id: Id
  /** Appearance of the piece. */
  look: UnitLook
  /** Origin of this part of the content. */
  source?: Source
  /** A horse or a mule, which moves only if ridden or led. */
  beast?: boolean
  /** A beast that can be ridden. */
  ridden?: boolean
  /** A beast that can be tied to others in a file. */
  tied?: boolean
  /** Number of cells that it covers: 2 for beasts and their riders. Default: 1. */
  length?: number
  /** Missile weapon, by its id in tables.yaml. */
  weapon?: Id
  /** Missile table against it: the id of a kind of target in tables.yaml. */
  target: Id
  /** Missile table against it on a mount. Default: `target`. */
  targetMounted?: Id
  /** Attack, defence and speed, healthy and in other states. */
  values: CryHavocForms
  /** May mount any horse, yield, and accept surrender. */
  knight?: boolean
  /** Value as an escort of a captive; the option `ransom` sets the sum needed. Default: 0. */
  guard?: number
  /** Points for killing it. */
  points: number
  /** Points for leading it off the map as a captive. Default: `points`. */
  capturePoints?: number
}
/** The three numbers of a unit in each state. */
export type CryHavocForms = {
  /** Healthy and on foot; for a beast, without rider. */
  healthy: CryHavocValues
  /** Wounded and on foot. */
  wounded?: CryHavocValues
  /** On a mount. */
  mounted?: CryHavocValues
  /** With a ransom counter, held or escaped. */
  captive?: CryHavocValues
  /** With a ransom counter, wounded. */
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
/** A named figure. */
export type CryHavocFigure = {
  /** Id of the figure; its title is in text/*.yaml under figures. */
  id: Id
  /** Its unit type. */
  unit: Id
  /** Numbers that differ from those of its type. */
  values?: CryHavocFigureForms
  /** Points for killing it. Default: those of its type. */
  points?: number
  /** Origin of this part of the content. */
  source?: Source
}
/** States with numbers of their own. */
export type CryHavocFigureForms = {
  /** Healthy and on foot; for a beast, without rider. */
  healthy?: CryHavocValues
  /** Wounded and on foot. */
  wounded?: CryHavocValues
  /** On a mount. */
  mounted?: CryHavocValues
  /** With a ransom counter, held or escaped. */
  captive?: CryHavocValues
  /** With a ransom counter, wounded. */
  captiveWounded?: CryHavocValues
}
/** units.yaml of Cry Havoc: the sides, the kinds of figures and beasts, and the named figures. */
export type CryHavocUnitsFile = {
  /** The sides of all scenarios. */
  sides: Side[]
  /** Kinds of figures and beasts. */
  units: CryHavocUnit[]
  /** Named figures. */
  figures?: CryHavocFigure[]
}
/** Resolution of fights. */
export type CryHavocCombat = {
  /** Lowest ratio of each column, in rising order: 3 stands for 3-1. */
  columns: number[]
  /** Column shifts by ground: the attacker’s, then the defender’s. */
  shifts: CryHavocShifts
  /** One table against figures on foot, one against the mounted. */
  tables: CryHavocCombatTable[]
}
/** Column shifts to the right, against a defender on ground -, 0 and +. */
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
  /** Targets of the table: figures on foot, or mounted ones and riderless beasts. */
  id: 'foot' | 'mounted'
  /** Origin of this part of the content. */
  source?: Source
  /** One row for each column of ratios, one letter for each value of the die from 1 up; "-" is no effect. */
  rows: string[][]
  /** Result of each letter. */
  key: {
    [k: string]: CryHavocResult
  }
}
/** The result of a letter. */
export type CryHavocResult = {
  /** Kind of result. */
  type: 'none' | 'retreat' | 'stun' | 'wound' | 'kill'
  /** In fights: the affected party. A missile always affects its target. */
  who?: 'attacker' | 'defender'
  /** Number of cells of a retreat. Default: 1. */
  cells?: number
  /** A rider falls from its mount. */
  falls?: boolean
  /** Fate of the mount, and of a beast without rider. Default: unhurt. */
  mount?: 'unhurt' | 'killed'
  /** Origin of this part of the content. */
  source?: Source
}
/** Resolution of shots: one die, plus modifiers for range and for the shooter’s health. */
export type CryHavocMissiles = {
  /** Modifier to the die of a wounded shooter. */
  wounded: number
  /** The weapons. */
  weapons: CryHavocWeapon[]
  /** Kinds of targets, each with its table. */
  targets: CryHavocTarget[]
}
/** A missile weapon. */
export type CryHavocWeapon = {
  /** Id of the weapon; its title is in text/*.yaml under weapons. */
  id: Id
  /** Another weapon whose results it uses against targets that give none for it. */
  like?: Id
  /** Ranges from the nearest on; the last one is the reach of the weapon. */
  brackets: CryHavocBracket[]
  /** Shoots again in the third step of a phase. */
  again: boolean
  /** Lets a figure move after a shot in the first step. */
  moves: boolean
  /** Condition for shots over the living. Default: never. */
  over?: CryHavocOver
  /** Origin of this part of the content. */
  source?: Source
}
/** A range. */
export type CryHavocBracket = {
  /** Id of the range; its title is in text/*.yaml under ranges. */
  id: Id
  /** Upper limit, in hexes. */
  upTo: number
  /** Modifier to the die. */
  adds: number
}
/** Condition for shots over the living. */
export type CryHavocOver = {
  /** From this range on. */
  from: Id
  /** Highest cover of the target. */
  cover: 'none' | 'light' | 'medium'
}
/** A kind of target. */
export type CryHavocTarget = {
  /** Id of the kind; its title is in text/*.yaml under targets. */
  id: Id
  /** Origin of this part of the content. */
  source?: Source
  /** By weapon and cover: one letter for each value of the die from 1 up; "-" is no effect. */
  results: {
    [k: string]: CryHavocMissileResults
  }
  /** Result of each letter. */
  key: {
    [k: string]: CryHavocResult
  }
}
/** Results by cover, one letter for each value of the die. */
export type CryHavocMissileResults = {
  /** Against a target without cover. */
  none: string
  /** Against a target in light cover. */
  light: string
  /** Against a target in medium cover. */
  medium: string
}
/** Effect of the dead on their cell. */
export type CryHavocBodies = {
  /** Value of a dead figure. */
  figure: number
  /** Value of a dead beast. */
  beast: number
  /** Sum from which the cell costs more. */
  costAt: number
  /** Extra movement points from that sum on. */
  cost: number
  /** Sum from which the cell is closed. */
  closedAt: number
}
/** tables.yaml of Cry Havoc: the die, fights, missiles, and the effect of the dead on the ground. */
export type CryHavocTablesFile = {
  /** Number of faces of the die, numbered from 1. */
  die: number
  /** Fights. */
  combat: CryHavocCombat
  /** Shots. */
  missiles: CryHavocMissiles
  /** The dead. */
  bodies: CryHavocBodies
}
/** The bot of one side. */
export type CryHavocBot = {
  /** Side of the bot. */
  side: Id
  /** Weights; those left out are 0. */
  weights: CryHavocWeights
  /** Other ways to play, by name, each with the weights that differ from the bot's. A searching bot tries each and keeps the best for a turn; the greedy bot ignores them. */
  styles?: {
    [k: string]: CryHavocWeights
  }
}
/** Weights of a choice; the bot takes the choice with the highest sum. */
export type CryHavocWeights = {
  /** Each point of worth of an enemy killed, times the probability. */
  kill?: Weight
  /** Each point of worth of an enemy wounded, times the probability. */
  wound?: Weight
  /** Each point of worth of an enemy stunned, times the probability. */
  stun?: Weight
  /** Each point of worth of an enemy made to retreat, times the probability. */
  retreat?: Weight
  /** Percent of these weights for own losses, counted against. */
  loss?: Weight
  /** Each point of worth of a captive taken or led away. */
  capture?: Weight
  /** Each movement point by which a figure comes nearer to its goal. */
  approach?: Weight
  /** Each point of worth of an enemy, as a goal. */
  hunt?: Weight
  /** Each enemy within a shooter’s reach from a cell. */
  shoot?: Weight
  /** Cover from the enemy shooters that see a cell: 1 light, 2 medium. */
  cover?: Weight
  /** Each point by which enemy attack on a cell exceeds its defence. */
  danger?: Weight
  /** Each own figure beside a cell. */
  support?: Weight
  /** Ground that helps in a fight; ground that harms counts against. */
  ground?: Weight
  /** Each point scored or won by leaving the map, as a goal. */
  exit?: Weight
  /** Each region that scores or wins, as a goal. */
  hold?: Weight
  /** Taking a beast that scores, and leading it along. */
  lead?: Weight
  /** Mounting again. */
  mount?: Weight
  /** Entering the cell of a beaten enemy. */
  advance?: Weight
}
/** bots.yaml of Cry Havoc: weights of the greedy bot of each side. */
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
/** Pieces with the same start: their owner puts them in a zone (`place`), they stand on given cells (`at`), or they enter later (`enter`). */
export type CryHavocGroup = {
  /** Id of the group; its title is in text/*.yaml under groups. */
  id: Id
  /** Pieces of the group. */
  units: CryHavocForceUnits[]
  /** Zone where their owner puts them before the first turn. */
  place?: CryHavocGround
  /** One cell for each piece in the order of `units`; front and rear for a piece of two cells, including a mounted figure. */
  at?: CellName | [CellName, CellName][]
  /** Turn and zone of entry. */
  enter?: CryHavocEnter
}
/** Some pieces of one type. */
export type CryHavocForceUnits = {
  /** Unit type. */
  unit: Id
  /** Number of pieces. Default: as many as `figures`, or 1. */
  count?: number
  /** Named figures among them; the rest of `count` are nameless. */
  figures?: Id[]
  /** Type of beast on which each begins. */
  mount?: Id
  /** Ties these beasts one behind the other at the start. */
  file?: boolean
  /** At the start the last figure of the previous line leads the first of these beasts. */
  led?: boolean
}
/** Cells by region of the map, by name, or both. */
export type CryHavocGround = {
  /** Regions of the map. */
  regions?: Id[]
  /** Cells by name. */
  cells?: CellName[]
}
/** Entry of a group; each piece pays for the cell of its entry. */
export type CryHavocEnter = {
  /** First turn of entry. */
  turn: number
  /** Cells of entry. */
  zone: CryHavocGround
}
/** Optional rules, and readings of points that the rulebook leaves open. */
export type CryHavocOptions = {
  /** Limited ammunition: number of dice summed for each shooter, or false. */
  ammunition: CryHavocAmmunition | false
  /** Surrender and ransom of knights, or false. */
  ransom: CryHavocRansom | false
  /** A fight that the ground would shift left of the first column: `forbidden`, or resolved on the `first`. */
  belowFirstColumn: 'forbidden' | 'first'
  /** Figures engaged in combat in the previous turn, which skip the first shots: those that `fought`, or also those `adjacent` to an enemy after step 4. */
  engaged: 'fought' | 'adjacent'
  /** Half of an odd movement in an advance after combat: rounded `down`, at least 1, or `up`. */
  advanceRounding: 'down' | 'up'
  /** Cells from which a piece of two cells fights: `either`, or only the `front`. Enemies may attack either. */
  riderReach: 'either' | 'front'
}
/** Limited ammunition. */
export type CryHavocAmmunition = {
  /** Number of dice summed for each shooter. */
  dice: number
}
/** Surrender and ransom. */
export type CryHavocRansom = {
  /** Lowest ratio at which a lone knight may yield: 8 stands for 8-1. */
  ratio: number
  /** Highest roll at which the knight yields. */
  yields: number
  /** Sum of `guard` of adjacent units that it takes to hold a captive. */
  guards: number
}
/** Turn limit. */
export type CryHavocLimit = {
  /** Number of turns. */
  turns: number
  /** Result at the limit: a `draw`, or the `score`. */
  result: 'score' | 'draw'
}
/** Points for enemies killed and wounded. */
export type CryHavocCasualties = {
  /** Enemies killed and wounded. */
  type: 'casualties'
  /** Id of the line; its title is in text/*.yaml under scoring. */
  id: Id
  /** The side that gets the points. */
  side: Id
  /** Only for these types. Default: all. */
  units?: Id[]
  /** Points for each killed: a number, or the `worth` of its unit. */
  killed: number | 'worth'
  /** Points for each wounded at the end: a number, or `half` of `killed`, rounded down. */
  wounded: number | 'half'
}
/** Points for own pieces that have left the map. */
export type CryHavocExits = {
  /** Own pieces that have left the map. */
  type: 'exit'
  /** Id of the line; its title is in text/*.yaml under scoring. */
  id: Id
  /** The side that leaves and gets the points. */
  side: Id
  /** Only for these types. Default: all. */
  units?: Id[]
  /** Cells of exit. */
  zone: CryHavocGround
  /** Points for each piece. */
  points: number
}
/** Points for regions held at the end. */
export type CryHavocHolds = {
  /** Regions held at the end. */
  type: 'hold'
  /** Id of the line; its title is in text/*.yaml under scoring. */
  id: Id
  /** The side that holds them. */
  side: Id
  /** The regions. */
  regions: Id[]
  /** Points for each region. */
  points: number
}
/** Points for captives led off the map. */
export type CryHavocCaptives = {
  /** Captives led off the map. */
  type: 'captive'
  /** Id of the line; its title is in text/*.yaml under scoring. */
  id: Id
  /** The side that holds them. */
  side: Id
  /** Points for each captive: a number, or the `worth` of its capture. */
  points: number | 'worth'
}
/** A side has no free living figure on the map, and none still to enter. */
export type CryHavocEliminate = {
  /** A side has no figure left. */
  type: 'eliminate'
  /** The winner. */
  winner: Id
  /** The side without figures. Default: all other sides. */
  loser?: Id
}
/** A number of the winner’s pieces have left the map. */
export type CryHavocExitWin = {
  /** Pieces of the winner have left the map. */
  type: 'exit'
  /** The winner, whose pieces leave. */
  winner: Id
  /** Only these types count. Default: all. */
  units?: Id[]
  /** Cells of exit. */
  zone: CryHavocGround
  /** Number of pieces. */
  count: number
}
/** At the end of a turn the winner has standing figures, and the enemy none, in enough of the regions. */
export type CryHavocHoldWin = {
  /** Regions held at the end of a turn. */
  type: 'hold'
  /** The winner, who holds them. */
  winner: Id
  /** The regions. */
  regions: Id[]
  /** Number of regions. */
  count: number
}
/** The highest score wins at the turn limit. */
export type CryHavocScoreWin = {
  /** The highest score wins. */
  type: 'score'
  /** Time of the comparison. */
  at: 'limit'
}
/** scenarios/*.yaml of Cry Havoc: a game with its forces, set-up, options, points and victory. */
export type CryHavocScenarioFile = {
  /** Id of the scenario. */
  id: Id
  /** Map of the scenario. */
  map: Id
  /** Origin of this part of the content. */
  source?: Source
  /** The sides in the order of their phases, each an enemy of all others. */
  order: Id[]
  /** The pieces of each side, placed side after side. */
  forces: CryHavocForce[]
  /** Rule options: optional rules and readings. */
  rules: CryHavocOptions
  /** Choices before the game, made by players or at random. */
  options?: CryHavocScenarioOption[]
  /** Levels of victory by conditions, beside those of the rules. */
  levels?: CryHavocScenarioLevel[]
  /** Counters that triggers change. */
  counters?: CryHavocScenarioCounter[]
  /** Decks of cards. */
  decks?: CryHavocScenarioDeck[]
  /** Units that arrive during the game. */
  schedule?: CryHavocScheduleEntry[]
  /** Triggers: effects at moments of the game. */
  triggers?: CryHavocTrigger[]
  /** Numbers of the rules that differ here, always or while a condition holds. */
  modifiers?: CryHavocScenarioModifier[]
  /** Turn limit. Default: none, the game goes on until a victory. */
  limit?: CryHavocLimit
  /** Sources of points. */
  scoring: CryHavocScoring[]
  /** Endings of the game; the first that holds counts. */
  victory: CryHavocVictory[]
}
/** One rule test. */
export type CryHavocCase = {
  /** Id of the case. */
  id: Id
  /** Statements of the rules that this case proves; optional in a pack of your own. */
  proves?: CryHavocStatement[]
  /** Title: the point of the case in words. */
  title?: LocalText
  /** The scenario to start from, in the pack or in a pack in `requires` (pack/scenario works too). */
  scenario: ScenarioName
  /** A small map that replaces the scenario’s, but not its rules and forces: written here, or a name in `maps`. */
  map?: string | Omit<MapFile, 'id'>
  /** Changes to the scenario for this case only, merged key by key. */
  change?: Record<string, unknown>
  /** The position to start from. Default: the start of the game. */
  given?: CryHavocPosition
  /** Results of the next dice, in order. */
  dice?: number[]
  /** Actions of the case, and what must hold after them. */
  steps: CryHavocCaseStep[]
  /** Reason why `test --strict` lets the case pass without any of its actions: for cases in which nothing may happen. */
  spare?: string
}
/** A written position. The defaults are: empty, healthy, fresh. */
export type CryHavocPosition = {
  /** A position in `positions` to start from. The keys beside it are merged over it, and units by their ids. */
  from?: Id
  /** Number of the turn. Default: 1. */
  turn?: number
  /** Side of the phase. Default: the first. */
  side?: Id
  /** Step of the phase. Default: movement. */
  step?: 'first-shots' | 'movement' | 'second-shots' | 'fights'
  /** Places of the cards, by deck. Cards that are not named lie under those of the pile, in the order of the file. */
  decks?: {
    [k: string]: PositionDeck
  }
  /** Choices already made, by option. */
  options?: Record<string, string>
  /** Values of counters. */
  counters?: Record<string, number>
  /** Pieces; pieces not named are out of the game. */
  units?: CryHavocPositionUnit[]
}
/** A piece of the position. */
export type CryHavocPositionUnit = {
  /** Name of the piece in this case. */
  id?: EntryName
  /** Unit type. */
  unit: Id
  /** Side of the piece. Default: the first side that has such a piece left. */
  side?: Id
  /** The named figure. */
  figure?: Id
  /** Its cell; front and rear for a piece of two cells. Default: under its rider, or waiting to enter. */
  at?: CellName | [CellName, CellName]
  /** Health of the piece. Default: healthy. */
  health?: 'healthy' | 'wounded' | 'dead'
  /** Stunned; `late` for a figure stunned in its own phase, which gets up a turn later. */
  stunned?: boolean | 'late'
  /** The beast it rides. */
  on?: EntryName
  /** Only for a beast: its leader, or the beast in front of it. */
  ahead?: EntryName
  /** Only for a beast: tied to the beast in front of it. */
  tied?: boolean
  /** Missiles left, with limited ammunition. */
  arrows?: number
  /** Engaged in combat in the previous turn. */
  engaged?: boolean
  /** Held by the enemy. */
  captive?: boolean
  /** Has yielded before, and has the numbers of its ransom counter. */
  ransomed?: boolean
  /** Has tried to escape, and gets no quarter again. */
  noQuarter?: boolean
  /** Shot in step 1 of this phase. */
  shot?: boolean
  /** Has ended its movement in this phase. */
  moved?: boolean
  /** Busy with one task for its whole phase. */
  busy?: boolean
  /** Has attacked in this step 4. */
  struck?: boolean
  /** Movement points spent in this phase. */
  spent?: number
}
/** Facts that must hold. Only the keys written here are compared. */
export type CryHavocExpectation = {
  /** Number of the turn. */
  turn?: number
  /** Side of the phase. */
  side?: Id
  /** Current step or question. */
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
  /** The side asked now. */
  asked?: Id
  /** Values of counters. */
  counters?: Record<string, number>
  /** Expected state of pieces, by name. */
  units?: {
    [k: string]: CryHavocExpectedUnit
  }
  /** Present points, by side. */
  score?: Record<string, number>
  /** Shots that must be possible or impossible, and their cover. */
  sight?: CryHavocExpectedSight[]
  /** Expected outcome of the game. */
  outcome?: CryHavocExpectedOutcome
  /** Events of the last action, in order; each must match the given fields. */
  events?: Record<string, unknown>[]
}
/** Expected state of a piece. */
export type CryHavocExpectedUnit = {
  /** Its cell, its front and rear, or `waiting`, `gone`, `ridden`. */
  at?: CellName | [CellName, CellName]
  /** Health of the piece. */
  health?: 'healthy' | 'wounded' | 'dead'
  /** Whether it is stunned. */
  stunned?: boolean
  /** Whether it is mounted. */
  mounted?: boolean
  /** Only for a beast: its leader, or the beast in front; `nobody` for neither. */
  ahead?: EntryName
  /** Only for a beast: whether it is tied. */
  tied?: boolean
  /** Missiles left. */
  arrows?: number
  /** Whether it is captive. */
  captive?: boolean
  /** Whether it counts as engaged in combat. */
  engaged?: boolean
  /** Whether it has ended its movement. */
  moved?: boolean
  /** Present attack, defence and speed. */
  numbers?: [number, number, number]
}
/** A shot that must be possible or impossible. */
export type CryHavocExpectedSight = {
  /** The shooter by name, or a cell. */
  from: EntryName
  /** The target by name, or a cell. */
  to: EntryName
  /** The weapon, if `from` is a cell. Default: the first. */
  weapon?: Id
  /** Whether the shot is possible. */
  possible: boolean
  /** The cover of the target. */
  cover?: 'none' | 'light' | 'medium'
  /** Statement that makes it impossible. */
  rule?: CryHavocReason
}
/** Expected outcome of the game. */
export type CryHavocExpectedOutcome = {
  /** The winning side, or `draw`. */
  winner: Id
  /** Type of the victory. */
  level?: Id
}
/** cases/*.yaml of Cry Havoc: tests of the rules that a designer can write and read. */
export type CryHavocCaseFile = {
  /** The cases. Default: none, in a file that only shares maps and positions. */
  cases: CryHavocCase[]
  /** Maps for several cases, by name. A case of this file or of another one in `cases/` uses one with `map: NAME`. */
  maps?: Record<string, Omit<MapFile, 'id'>>
  /** Starting positions for several cases, by name. A case of this file or of another one in `cases/` uses one with `given: { from: NAME, ... }`. */
  positions?: Record<string, CryHavocPosition>
}
/** Words of the ruleset cry-havoc that cases use. Written by `npm run schemas:build`: do not edit. */
export type CryHavocCaseWords = {}
/** Hurts figures, like a result of the tables; beasts can only die. */
export type HurtEffect = {
  /** Hurts pieces. */
  type: 'hurt'
  /** The pieces. */
  who: CryHavocUnitFilter
  /** Result for each piece. A figure already stunned or wounded dies of it. */
  by: 'stun' | 'wound' | 'kill'
}
/** Heals wounded figures and wakes stunned ones. */
export type HealEffect = {
  /** Heals figures. */
  type: 'heal'
  /** The figures; the dead stay dead. */
  who: CryHavocUnitFilter
}
/** A kind of ground. */
export type JuntaTerrain = {
  /** Id of the ground. */
  id: Id
  /** Appearance on the map. */
  look: TerrainLook
  /** Origin of this part of the content. */
  source?: Source
}
/** A kind of way between two spaces. */
export type JuntaWay = {
  /** Id of the way. */
  id: Id
  /** Appearance on the map. */
  look: EdgeLook
  /** Origin of this part of the content. */
  source?: Source
}
/** Role of a space of the map. */
export type JuntaSpace = {
  /** The area of the map. */
  id: CellName
  /** `centre`: a centre of power that decides a coup; `embassy`: no combat, home of exiles; `barracks`, `police`, `port`: units start or land here; `district`: no role. */
  role: 'centre' | 'embassy' | 'barracks' | 'police' | 'port' | 'district'
  /** `palace`: bombarding it makes a family a rebel; `parliament`: the police occupies it to force a budget. */
  seat?: 'palace' | 'parliament'
  /** Origin of this part of the content. */
  source?: Source
}
/** terrain.yaml: appearance of the island, and role of each space of the map. */
export type JuntaTerrainFile = {
  /** The kinds of ground. */
  terrain: JuntaTerrain[]
  /** Kinds of ways between spaces, all alike for the rules. */
  edges?: JuntaWay[]
  /** Roles of the spaces of the map. A space that is not named is a district. */
  spaces: JuntaSpace[]
}
/** A family. */
export type JuntaFamily = {
  /** Id of the family. */
  id: Id
  /** Appearance of its markers. */
  look: SideLook
  /** A picture of the pack on the mat of its player. The mat is plain if the picture is missing. */
  mat?: Id
}
/** A type of unit. */
export type JuntaUnitType = {
  /** Id of the type. */
  id: Id
  /** Number of units for each die in a wave; a rest rolls none. */
  per: number
  /** Extra dice in some spaces. */
  bonus?: JuntaBonusDice
  /** Number of spaces that it moves in a phase. Default: 1. */
  moves?: number
  /** Spaces where it lands from its box, once a coup. Default: it starts on the map. */
  lands?: JuntaLanding
  /** Whether the police may rush to a space to which a rebel moves such units in the rebellion. Default: false. */
  riot?: boolean
  /** Whether firing on it makes a family a rebel. Default: false. */
  guard?: boolean
  /** Appearance of the counter. */
  look: UnitLook
  /** Origin of this part of the content. */
  source?: Source
}
/** Dice added to a wave of fire. */
export type JuntaBonusDice = {
  /** Only in these spaces. */
  at: CellName[]
  /** Number of dice; the option `bonusDice` decides if for the group or for each unit. */
  dice: number
}
/** Landing spaces of a unit. */
export type JuntaLanding = {
  /** Any space. */
  anywhere?: boolean
  /** Spaces adjacent to these. */
  nextTo?: CellName[]
  /** These spaces. */
  at?: CellName[]
}
/** An office of government. */
export type JuntaOffice = {
  /** Id of the office. */
  id: Id
  /** Additional powers: `president` (one office only), `interior` (police, secret assassins, forced budget), `brigade` (one for each family at most), `navy` (gunboat), `air` (air strikes). */
  powers: ('president' | 'interior' | 'brigade' | 'navy' | 'air')[]
  /** The units it commands. */
  units?: JuntaOfficeUnits[]
  /** Origin of this part of the content. */
  source?: Source
}
/** Units of one type in one space. */
export type JuntaOfficeUnits = {
  /** Unit type. */
  unit: Id
  /** Number of units. */
  count: number
  /** Starting space. Default: their box, until they land. */
  at?: CellName
  /** Origin of this part of the content. */
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
  /** Value in millions. */
  value: number
  /** Number of notes. */
  count: number
  /** Origin of this part of the content. */
  source?: Source
}
/** A place to spend the turn, separate from the map. */
export type JuntaLocation = {
  /** Id of the location. */
  id: Id
  /** `bank`: money moves to and from Switzerland here; `headquarters`: a coup can start here without a pretext. */
  role?: 'bank' | 'headquarters'
  /** Origin of this part of the content. */
  source?: Source
}
/** Numbers of political cards. */
export type JuntaCardNumbers = {
  /** Number of cards dealt at the start, and after a tied first election. */
  dealt: number
  /** Number of cards that each family draws at the start of a turn. */
  drawn: number
  /** Maximum number of cards of a family, including influences in play. */
  most: number
}
/** Numbers of the foreign aid. */
export type JuntaAidNumbers = {
  /** Number of notes that the President draws in a turn. The game ends if there are too few. */
  drawn: number
}
/** Numbers of the offices. */
export type JuntaGovernmentNumbers = {
  /** Maximum number of offices of a family. */
  most: number
  /** Number of tied elections in a row, after the first, until a tied candidate becomes President: the nearest to the starting family. Default: 10. */
  ballots?: number
  /** Maximum votes from offices in a vote. */
  votes: number
}
/** Numbers of a coup. */
export type JuntaCoupNumbers = {
  /** Number of phases after the rebellion. */
  phases: number
  /** Number of waves of fire in a combat. */
  waves: number
  /** Number of faces of the dice. */
  faces: number
  /** Lowest face that eliminates a unit. */
  hit: number
  /** Number of dice of the gunboat. */
  gunboat: number
  /** Number of dice of an air strike. */
  strike: number
  /** Number of air strikes in a coup. */
  strikes: number
  /** Number of centres of power that win a coup. */
  centres: number
}
/** Numbers of the deals between players. */
export type JuntaDealNumbers = {
  /** Maximum number of offers of a family in a turn. */
  offers: number
}
/** A promise. */
export type JuntaWords = {
  /** Id of the promise. */
  id: Id
}
/** tables.yaml: the notes, the places to spend a turn, and every number of the rules. */
export type JuntaTablesFile = {
  /** The notes of the aid deck. */
  notes: JuntaNotes[]
  /** Locations where a family can spend the turn. */
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
  /** Promises for offers; their texts are under promises. They do not bind. */
  words?: JuntaWords[]
}
/** A political card. */
export type JuntaCard = {
  /** Id of the card. Copies have numbered ids: donation, donation-2, donation-3. */
  id: Id
  /** A picture of the pack on the face of the card, under its words. The card is plain if the picture is missing. */
  picture?: Id
  /** Number of copies. Default: 1. */
  copies?: number
  /** Kind of card. */
  kind: 'influence' | 'vote' | 'donation' | 'attempt' | 'bribe' | 'event' | 'units' | 'guard'
  /** Moments in which it has an effect. At other moments it is discarded without effect. */
  when: ('any' | 'vote' | 'budget' | 'declare' | 'react' | 'bank' | 'call' | 'movement' | 'return')[]
  /** Votes of the card. */
  votes?: number
  /** Votes beside another influence of the same family, instead of `votes`. */
  bonus?: JuntaVoteBonus
  /** Influences of which the playing family must have one in play. */
  needs?: Id[]
  /** Money for each turn in play. */
  income?: JuntaIncome
  /** Effects, in order: any that triggers have too. */
  effects?: JuntaEffect[]
  /** Origin of this part of the content. */
  source?: Source
}
/** More votes beside another influence. */
export type JuntaVoteBonus = {
  /** Influences of which the same family must have one in play. */
  with: Id[]
  /** Votes in all. */
  votes: number
}
/** Money from an influence. */
export type JuntaIncome = {
  /** Millions for each turn: a lower price of a card, or top notes of the aid deck. */
  amount: number
  /** `dark`: only for assassins and bribes. */
  only?: 'dark'
}
/** decks/*.yaml: political cards. */
export type JuntaDeckFile = {
  /** Id of the deck. */
  id: Id
  /** Origin of this part of the content. */
  source?: Source
  /** The cards. */
  cards: JuntaCard[]
  /** Cards of a required pack to leave out. */
  without?: Id[]
}
/** A bot. */
export type JuntaBot = {
  /** Family of the bot. */
  side: Id
  /** Weights of the bot. */
  weights: JuntaWeights
  /** Other ways to play, by name, each with the weights that differ from the bot's. A searching bot tries each and keeps the best for a turn; the greedy bot ignores them. */
  styles?: {
    [k: string]: JuntaWeights
  }
}
/** Weights; those left out have their default. */
export type JuntaWeights = {
  /** Notes in hand. */
  money?: JuntaWeight
  /** Notes in Switzerland. */
  swiss?: JuntaWeight
  /** Locations where its head may be shot. */
  danger?: JuntaWeight
  /** Votes for its own family. */
  votes?: JuntaWeight
  /** Offices. */
  office?: JuntaWeight
  /** Cards in hand. */
  cards?: JuntaWeight
  /** Attempts on rich rivals. */
  attempt?: JuntaWeight
  /** Starting a coup. */
  coup?: JuntaWeight
  /** Staying with the President. */
  loyalty?: JuntaWeight
  /** Spaces nearer to centres of power. */
  centre?: JuntaWeight
  /** Fire on enemies. */
  fight?: JuntaWeight
  /** Offers that gain more than they cost. */
  deal?: JuntaWeight
  /** Maximum number of offers that it makes in a turn; 0: none. */
  offers?: JuntaWeight
  /** Minimum profit of an exchange. */
  margin?: JuntaWeight
  /** Maximum millions that it asks on top of a poor offer before refusing; 0: none. */
  haggle?: JuntaWeight
  /** Maximum millions that it gives a voter if it is about to lose a vote about itself; 0: no bribes. */
  gift?: JuntaWeight
  /** Each million received as a gift this turn, when it votes or chooses a victim. */
  honour?: JuntaWeight
  /** A card with an attempt, times its chance of success. */
  killers?: JuntaWeight
  /** A unit that changes sides in a coup, for rebels and for the President; 0: as in a fight. */
  units?: JuntaWeight
  /** Units handed over to a member of the same party without units to move; 0: none. */
  ally?: JuntaWeight
  /** Percent chance of a party up to which it agrees on the end of a coup; 0: it never agrees. */
  settle?: JuntaWeight
  /** Trust in its own observation of the money of others, in percent. It guesses the rest from their offices. */
  watch?: JuntaWeight
  /** Weight of the loss of its head, where killers may look for it and before a rebellion, in percent. */
  fear?: JuntaWeight
  /** Rate at which it goes elsewhere than its money suggests, and looks for victims elsewhere, in percent of that money. */
  bluff?: JuntaWeight
  /** Millions that it asks of a budget for each hundred that the President seems to keep; 0: anything will do. */
  share?: JuntaWeight
  /** Millions more of each hundred that it asks of a President who seems the richest. */
  envy?: JuntaWeight
  /** Percent of the expected votes against its budget that it offsets by buying others. Less risks a defeat. */
  caution?: JuntaWeight
  /** Minimum chance of a coup, in percent, for rising or joining. */
  daring?: JuntaWeight
  /** Trade in cards: it keeps influences for sale, and sells cards to the highest payer for at least this percent of their worth to the neediest family; 0: no trade. */
  trade?: JuntaWeight
}
/** bots.yaml: weights of the greedy bots. */
export type JuntaBotsFile = {
  /** The bots, at most one for each family. */
  bots: JuntaBot[]
}
/** Rule options: the open questions of the rules. An option left out has its default. */
export type JuntaOptions = {
  /** Time at which cards above the limit are discarded: after drawing (`draw`), or always at once (`always`). J-48. Default: `draw`. */
  handLimit?: 'draw' | 'always'
  /** Giver of the first vote that a candidate needs: the nominator (`nominator`), or any family, asked clockwise from there (`anyone`). J-X16. Default: `nominator`. */
  backing?: 'nominator' | 'anyone'
  /** Cards that voted for a candidate who declines: spent (`lost`), or returned (`returned`). J-X7. Default: `lost`. */
  declined?: 'lost' | 'returned'
  /** After a tied first election: all cards are discarded and dealt again (`redeal`), or only vote cards are discarded (`votes`). J-X6. Default: `redeal`. */
  firstTie?: 'redeal' | 'votes'
  /** Whether the secret police may shoot in the bank in the first turn (`shooting`) or not (`safe`). J-X1. Default: `shooting`. */
  bankAtStart?: 'shooting' | 'safe'
  /** Office that orders air strikes: the Air Commander (`air`) or the Admiral (`navy`). J-X2. Default: `air`. */
  airStrikes?: 'air' | 'navy'
  /** The bank after a forced budget: closed for lunch (`lunch`), or for the turn (`holiday`). J-X3. Default: `lunch`. */
  forcedBank?: 'lunch' | 'holiday'
  /** The Junta: rebels of the coup who chose the rebels at its end (`steadfast`), or all rebels of the coup (`all`). J-X4. Default: `steadfast`. */
  juntaMembers?: 'steadfast' | 'all'
  /** At the end of a coup the President stays on the President’s side (`own`), or chooses like the others (`free`). J-X5. Default: `own`. */
  presidentSide?: 'own' | 'free'
  /** Whether units may retreat to a space with own units only (`free`), or not (`closed`). J-X10. Default: `free`. */
  retreatToOwn?: 'free' | 'closed'
  /** Extra dice of guards: for the group (`group`), or for each unit (`each`). J-X12. Default: `group`. */
  bonusDice?: 'group' | 'each'
  /** Retreat if all parties lost equally many units: none (`stay`), or all (`leave`). J-X13. Default: `stay`. */
  retreatTie?: 'stay' | 'leave'
  /** A family that lands paratroops or marines in the rebellion becomes a rebel (`rebel`), or may stay loyal, since a landing is no move (`loyal`). J-X17. Default: `rebel`. */
  landing?: 'rebel' | 'loyal'
  /** The gunboat fires at any space (`anywhere`), or only at the port and adjacent spaces (`port`). Default: `anywhere`. */
  gunboatRange?: 'anywhere' | 'port'
  /** Families that may start a coup: any with a pretext, or at headquarters (`anyone`); or only one at headquarters with a pretext (`headquarters-with-pretext`). J-141. Default: `anyone`. */
  coups?: 'anyone' | 'headquarters-with-pretext'
  /** Number of notes that go from the top of the aid deck under it, face up, after each coup. J-141. Default: 0. */
  afterCoup?: number
  /** Spent notes lie under the deck face up (`face-up`), or face down to be drawn again (`face-down`). J-142. Default: `face-up`. */
  spentNotes?: 'face-up' | 'face-down'
  /** With `face-down`: maximum number of notes that return in a game. J-142. Default: 10. */
  mostReturned?: number
  /** Time to think in seconds, only for the display; the rules ignore it. J-141. Default: 0, none. */
  seconds?: number
}
/** A note for players. */
export type JuntaComment = {
  /** Heading. */
  title: LocalText
  /** The note. */
  text: LocalText
}
/** scenarios/*.yaml: a playable game. */
export type JuntaScenarioFile = {
  /** Id of the scenario; its title is in text/*.yaml under scenarios. */
  id: Id
  /** Map of the scenario. */
  map: Id
  /** The political cards. */
  deck: Id
  /** Origin of this part of the content. */
  source?: Source
  /** The families, clockwise; the first one owns the game. */
  order: Id[]
  /** Order of the six steps of a political turn. Drawing cards comes before them, and the end of the turn after. J-46. Default: as in the example. */
  steps?: ('offices' | 'budget' | 'locations' | 'attempts' | 'bank' | 'coup')[]
  /** Typical length of a game, in minutes. */
  minutes?: number
  /** Rule options: the open questions of the rules. */
  rules?: JuntaOptions
  /** Notes for players. */
  comments?: JuntaComment[]
  /** Counters that triggers change. */
  counters?: JuntaScenarioCounter[]
  /** Triggers: effects at moments of the game. */
  triggers?: JuntaTrigger[]
  /** Numbers of the rules that differ while a condition holds. */
  modifiers?: JuntaScenarioModifier[]
}
/** One rule test. */
export type JuntaCase = {
  /** Id of the case. */
  id: Id
  /** Statements of the rules that this case proves; optional in a pack of your own. */
  proves?: JuntaStatement[]
  /** Title: the point of the case in words. */
  title?: LocalText
  /** The scenario to start from, in the pack or in a pack in `requires` (pack/scenario works too). */
  scenario: ScenarioName
  /** A small map that replaces the scenario’s, but not its rules and forces: written here, or a name in `maps`. */
  map?: string | Omit<MapFile, 'id'>
  /** Changes to the scenario for this case only, merged key by key. */
  change?: Record<string, unknown>
  /** The position to start from. Default: the start of the game. */
  given?: JuntaPosition
  /** Results of the next dice, in order. */
  dice?: number[]
  /** Actions of the case, and what must hold after them. */
  steps: JuntaCaseStep[]
  /** Reason why `test --strict` lets the case pass without any of its actions: for cases in which nothing may happen. */
  spare?: string
}
/** Start of a case. Keys left out are as at the start of a turn. Cards without owner are in the pile, notes without owner in the aid deck. */
export type JuntaPosition = {
  /** A position in `positions` to start from. The keys beside it are merged over it, and units by their ids. */
  from?: Id
  /** Number of the turn. Default: 1. */
  turn?: number
  /** Next phase. Default: the start of a turn. */
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
  /** The President. Default: none. */
  president?: Id
  /** Holders of the offices. */
  offices?: Record<string, string>
  /** Whether there is a pretext for a coup. */
  pretext?: boolean
  /** Whether the bank is open, closed for lunch or closed for the turn. */
  bank?: 'open' | 'lunch' | 'holiday'
  /** Turns left in which the secret police may not shoot in the bank: 2 in the turn of a shooting there, 1 in the next. */
  safe?: number
  /** Offices filled by the President’s cousin. */
  cousin?: Id[]
  /** Political cards in hand. */
  hands?: Record<string, string[]>
  /** Influences in play. */
  front?: Record<string, string[]>
  /** Cards on top of the pile, the next one first. The others follow in the order of the deck. */
  pile?: Id[]
  /** Discarded cards. */
  discards?: Id[]
  /** Notes in hand, by value. */
  notes?: Record<string, number[]>
  /** Notes in Swiss accounts, by value. */
  swiss?: Record<string, number[]>
  /** Values on top of the aid deck; the other notes follow in order of value. With `aidOnly` there are no others. */
  aid?: JuntaNoteValues
  /** Puts all other notes without owner under the deck, as spent. */
  aidOnly?: boolean
  /** Chosen locations. */
  locations?: Record<string, string>
  /** Whether the locations are revealed. */
  revealed?: boolean
  /** Families whose head is dead. */
  dead?: Id[]
  /** Embassies of exiles, by family. */
  exile?: Record<string, string>
  /** Declared attempts, in order. */
  attempts?: JuntaGivenAttempt[]
  /** Millions that the President promises, by family. */
  budget?: Record<string, number>
  /** Families that have done their banking. */
  banked?: Id[]
  /** The current coup. */
  coup?: JuntaGivenCoup
  /** Values of counters. */
  counters?: Record<string, number>
}
/** A declared attempt. */
export type JuntaGivenAttempt = {
  /** The family that orders it. */
  by: Id
  /** Card of the attempt. Default: the secret police. */
  card?: Id
  /** The victim. */
  victim: Id
  /** The location. */
  location: Id
}
/** A current coup. */
export type JuntaGivenCoup = {
  /** Phase of the coup: 0 for the rebellion, then from 1 on. */
  phase: number
  /** Leader of the rebels. */
  leader: Id
  /** The rebels. */
  rebels?: Id[]
  /** All units on the map. Default: their starting spaces. */
  units?: JuntaGivenUnits[]
  /** Air strikes left. */
  strikes?: number
  /** Whether the police starts in the parliament. */
  occupied?: boolean
}
/** Units in a space. */
export type JuntaGivenUnits = {
  /** Name of a single unit. Default: the first of the type that are left. */
  id?: EntryName
  /** Unit type. */
  unit: Id
  /** The space. */
  at: CellName
  /** Number of units. Default: 1. */
  count?: number
  /** Family in control, by a handover or a card. Default: the holder of their office. */
  control?: Id
  /** Whether they have moved in this phase. */
  moved?: boolean
}
/** Votes on a motion. */
export type JuntaMotionVotes = {
  /** Votes for it. */
  yes?: number
  /** Votes against it. */
  no?: number
}
/** Facts that must hold. Only the keys written here are compared. */
export type JuntaExpectation = {
  /** Number of the turn. */
  turn?: number
  /** Step of the political turn. */
  stage?: number
  /** Next phase. */
  phase?: JuntaPhase
  /** Families that the game waits for, in any order. */
  asked?: Id[]
  /** The President. Default: none. */
  president?: Id
  /** Holders of the offices. */
  offices?: Record<string, string>
  /** Whether there is a pretext for a coup. */
  pretext?: boolean
  /** Whether the bank is open, closed for lunch or closed for the turn. */
  bank?: 'open' | 'lunch' | 'holiday'
  /** Turns left in which the secret police may not shoot in the bank: 2 in the turn of a shooting there, 1 in the next. */
  safe?: number
  /** All offices filled by the President’s cousin. */
  cousin?: Id[]
  /** Cards in hand, in any order. */
  hands?: Record<string, string[]>
  /** Influences in play, in any order. */
  front?: Record<string, string[]>
  /** Number of cards in hand. */
  handCount?: Record<string, number>
  /** Cards among the discards. */
  discards?: Id[]
  /** Millions in hand. */
  money?: Record<string, number>
  /** All notes in hand, by value. */
  notes?: Record<string, number[]>
  /** Millions in Switzerland. */
  swiss?: Record<string, number>
  /** Millions under the deck, face up. */
  spent?: number
  /** Number of notes face down in the aid deck. */
  aidCount?: number
  /** Votes for candidates so far; motions have `votes`. */
  tally?: Record<string, number>
  /** Votes for and against a motion so far. */
  votes?: JuntaMotionVotes
  /** Millions that the President promises, by family. */
  budget?: Record<string, number>
  /** Chosen locations. */
  locations?: Record<string, string>
  /** All families whose head is dead. */
  dead?: Id[]
  /** All embassies of exiles, by family. */
  exile?: Record<string, string>
  /** Phase of the coup: 0 for the rebellion, -1 for no coup. */
  coup?: number
  /** Leader of the rebels. */
  leader?: Id
  /** All rebels. */
  rebels?: Id[]
  /** Air strikes left. */
  strikes?: number
  /** Units in a space by controlling family. A family that is not named has none there. */
  units?: Record<string, Record<string, number>>
  /** Centres of power held by the rebels. */
  centres?: number
  /** Outcome of the game. */
  outcome?: JuntaExpectedOutcome
  /** Events of the last step, in this order; other events may come between. */
  events?: Record<string, unknown>[]
  /** Values of counters. */
  counters?: Record<string, number>
}
/** Outcome of the game. */
export type JuntaExpectedOutcome = {
  /** The winner, or `draw`. */
  winner: Id
  /** Reason for the end. */
  level?: Id
}
/** cases/*.yaml: tests of the rules, played by `ludoteca test`. */
export type JuntaCaseFile = {
  /** The cases. Default: none, in a file that only shares maps and positions. */
  cases: JuntaCase[]
  /** Maps for several cases, by name. A case of this file or of another one in `cases/` uses one with `map: NAME`. */
  maps?: Record<string, Omit<MapFile, 'id'>>
  /** Starting positions for several cases, by name. A case of this file or of another one in `cases/` uses one with `given: { from: NAME, ... }`. */
  positions?: Record<string, JuntaPosition>
}
/** Words of the ruleset junta that cases use. Written by `npm run schemas:build`: do not edit. */
export type JuntaCaseWords = {}
/** Millions of a family. Money in hand or in Switzerland is secret to others, but visible effects of this measure reveal it. */
export type JuntaMoneyMeasure = {
  /** Money of a family. */
  type: 'money'
  /** The family. Default: the family of the moment. */
  family?: Id
  /** In hand, or in Switzerland. Default: `hand`. */
  where?: 'hand' | 'swiss'
  /** The acting holder of this office, instead of a family. */
  office?: Id
}
/** Number of cards in a family’s hand, which all players see. */
export type JuntaCardsMeasure = {
  /** Number of cards in hand. */
  type: 'cards'
  /** The family. Default: the family of the moment. */
  family?: Id
  /** The acting holder of this office, instead of a family. */
  office?: Id
}
/** Public votes of a family: of its offices, and of influences in play. */
export type JuntaVotesMeasure = {
  /** Public votes of a family. */
  type: 'votes'
  /** The family. Default: the family of the moment. */
  family?: Id
  /** The acting holder of this office, instead of a family. */
  office?: Id
}
/** Number of families in some state. */
export type JuntaFamiliesMeasure = {
  /** Number of families. */
  type: 'families'
  /** The state: alive and at home, in exile, with a dead head, or rebel in this coup. */
  which: 'home' | 'exile' | 'dead' | 'rebel'
}
/** The family of the moment or of the number is one of these. */
export type JuntaFamilyCondition = {
  /** The family of the moment. */
  type: 'family'
  /** The families. */
  is: Id[]
}
/** A family acts for an office now: the living holder at home, or the President for the cousin. */
export type JuntaHoldsCondition = {
  /** The acting holder of an office. */
  type: 'holds'
  /** The office. */
  office: Id
  /** The family. Default: the family of the moment. */
  family?: Id
}
/** The office of the moment is one of these. */
export type JuntaGivenCondition = {
  /** The office of the moment. */
  type: 'office'
  /** The offices. */
  is: Id[]
}
/** The card of the moment is one of these. */
export type JuntaCardCondition = {
  /** The card of the moment. */
  type: 'card'
  /** The cards; copies share one name. */
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
  /** Number of cards. */
  count: JuntaAmount
  /** The family. Default: the family of the moment. */
  family?: Id
  /** The acting holder of this office, instead of a family. */
  office?: Id
}
/** A family receives top notes of the aid deck, hidden from the others. */
export type JuntaNoteEffect = {
  /** Gives notes of the aid deck. */
  type: 'note'
  /** Number of notes. Default: 1. */
  count?: JuntaAmount
  /** Cost in millions. The player of the card pays it; in a trigger the family of the moment does, and without the money the effect is skipped. */
  cost?: number
  /** The family. Default: the family of the moment. */
  family?: Id
  /** The acting holder of this office, instead of a family. */
  office?: Id
}
/** A family pays with notes that go under the aid deck, losing as little as possible; or with all it has, if that is too little. */
export type JuntaPayEffect = {
  /** Makes a family pay. */
  type: 'pay'
  /** Amount in millions. */
  amount: JuntaAmount
  /** The family. Default: the family of the moment. */
  family?: Id
  /** The acting holder of this office, instead of a family. */
  office?: Id
}
/** Creates a pretext for a coup. */
export type JuntaPretextEffect = {
  /** Creates a pretext. */
  type: 'pretext'
  /** Cost in millions. The player of the card pays it; in a trigger the family of the moment does, and without the money the effect is skipped. */
  cost?: number
}
/** Closes the bank for the rest of the turn. */
export type JuntaBankHolidayEffect = {
  /** Closes the bank. */
  type: 'bank-holiday'
  /** Cost in millions. The player of the card pays it; in a trigger the family of the moment does, and without the money the effect is skipped. */
  cost?: number
}
/** Small influences of other families vote for a family for the rest of the turn. */
export type JuntaLevyEffect = {
  /** Borrows influences for the turn. */
  type: 'levy'
  /** Highest votes of the influences it borrows. */
  most: number
  /** Cost in millions. The player of the card pays it; in a trigger the family of the moment does, and without the money the effect is skipped. */
  cost?: number
  /** The family. Default: the family of the moment. */
  family?: Id
  /** The acting holder of this office, instead of a family. */
  office?: Id
}
/** Ends the current vote after its first round. */
export type JuntaEndVoteEffect = {
  /** Ends a vote. */
  type: 'end-vote'
  /** Cost in millions. The player of the card pays it; in a trigger the family of the moment does, and without the money the effect is skipped. */
  cost?: number
}
/** A family drafts a new budget in place of the President. */
export type JuntaRivalBudgetEffect = {
  /** Drafts a rival budget. */
  type: 'rival-budget'
  /** Cost in millions. The player of the card pays it; in a trigger the family of the moment does, and without the money the effect is skipped. */
  cost?: number
  /** The family. Default: the family of the moment. */
  family?: Id
  /** The acting holder of this office, instead of a family. */
  office?: Id
}
/** Voids all votes cast, and all families vote again; without a vote it has no effect. */
export type JuntaRecountEffect = {
  /** Repeats the vote. */
  type: 'recount'
  /** Cost in millions. The player of the card pays it; in a trigger the family of the moment does, and without the money the effect is skipped. */
  cost?: number
}
/** The Parliament votes on the President, as soon as no other vote and no coup is under way. Later effects wait for the result. */
export type JuntaMotionEffect = {
  /** Starts a vote on the President. */
  type: 'motion'
  /** Share of the votes that carries it, as numerator and denominator. Default: more than half. */
  share?: number[]
  /** Cost in millions. The player of the card pays it; in a trigger the family of the moment does, and without the money the effect is skipped. */
  cost?: number
}
/** A family picks and discards one of its influences in play. Later effects wait for the choice. */
export type JuntaDropInfluenceEffect = {
  /** Discards an influence. */
  type: 'drop-influence'
  /** Cost in millions. The player of the card pays it; in a trigger the family of the moment does, and without the money the effect is skipped. */
  cost?: number
  /** The family. Default: the target of the card, else the family of the moment. */
  family?: Id
  /** The acting holder of this office, instead of a family. */
  office?: Id
}
/** Adds votes. A card loses the influence that it needs. */
export type JuntaSackEffect = {
  /** Adds votes for a price. */
  type: 'sack'
  /** Number of votes. */
  count: number
  /** Answer with these votes, in a vote on a motion or a budget. In an election a family gets them. */
  for?: 'yes' | 'no'
  /** Cost in millions. The player of the card pays it; in a trigger the family of the moment does, and without the money the effect is skipped. */
  cost?: number
  /** Candidate with these votes. Default: the target of the card, else the family of the moment. */
  family?: Id
  /** The acting holder of this office, instead of a family. */
  office?: Id
}
/** Shows a family how much money another has in Switzerland. */
export type JuntaSpyEffect = {
  /** Looks at an account. */
  type: 'spy'
  /** Owner of the account. Default: the target of the card. */
  whose?: Id
  /** Cost in millions. The player of the card pays it; in a trigger the family of the moment does, and without the money the effect is skipped. */
  cost?: number
  /** The spying family. Default: the family of the moment. */
  family?: Id
  /** The acting holder of this office, instead of a family. */
  office?: Id
}
/** An attempt on the life of a family’s head. A card needs the step of attempts. A trigger waits until no vote and no coup is under way, ignores locations, and later effects wait for the result. */
export type JuntaAttemptEffect = {
  /** An attempt on a life. */
  type: 'attempt'
  /** Results of a die by face, from 1 on: `nothing`, `success`, `again` (a second roll), `backfire` (it kills the sender). Default: it succeeds. */
  die?: ('nothing' | 'success' | 'again' | 'backfire')[]
  /** Results of the second roll. */
  second?: ('nothing' | 'success' | 'backfire')[]
  /** Offices whose holders cannot be its target. */
  spares?: Id[]
  /** Only in a trigger: the sender, who gets the victim’s money. Default: none. */
  receiver?: Id
  /** Cost in millions. The player of the card pays it; in a trigger the family of the moment does, and without the money the effect is skipped. */
  cost?: number
  /** Only in a trigger: the victim. Default: the family of the moment. */
  family?: Id
  /** The acting holder of this office, instead of a family. */
  office?: Id
}
/** Protects a family against attempts on its head in this turn. */
export type JuntaGuardEffect = {
  /** Protects against attempts. */
  type: 'guard'
  /** Number of attempts. Default: 1. */
  count?: number
  /** Cost in millions. The player of the card pays it; in a trigger the family of the moment does, and without the money the effect is skipped. */
  cost?: number
  /** The family. Default: the family of the moment. */
  family?: Id
  /** The acting holder of this office, instead of a family. */
  office?: Id
}
/** Pays off the assassin: one attempt on the family’s head fails in this turn. */
export type JuntaBuyOffEffect = {
  /** Pays the assassin. */
  type: 'buy-off'
  /** Cost in millions. The player of the card pays it; in a trigger the family of the moment does, and without the money the effect is skipped. */
  cost?: number
  /** The family. Default: the family of the moment. */
  family?: Id
  /** The acting holder of this office, instead of a family. */
  office?: Id
}
/** Burglars take notes of a family, without change. A card needs the step of attempts; a trigger acts at once. */
export type JuntaBurgleEffect = {
  /** Steals money. */
  type: 'burgle'
  /** Millions to steal. */
  count: number
  /** Location where the family is safe. */
  location?: Id
  /** Only in a trigger: the receiver. Default: none, the notes go under the deck. */
  receiver?: Id
  /** Cost in millions. The player of the card pays it; in a trigger the family of the moment does, and without the money the effect is skipped. */
  cost?: number
  /** Only in a trigger: the victim. Default: the family of the moment. */
  family?: Id
  /** The acting holder of this office, instead of a family. */
  office?: Id
}
/** One more attempt by the secret police in this turn; in a trigger it is free for the Interior Minister. */
export type JuntaPoliceEffect = {
  /** One more attempt of the police. */
  type: 'police'
  /** Cost in millions. The player of the card pays it; in a trigger the family of the moment does, and without the money the effect is skipped. */
  cost?: number
}
/** Brings units onto the map for a family. A card is for a coup; a trigger acts at once, for this turn. */
export type JuntaUnitsEffect = {
  /** Brings units. */
  type: 'units'
  /** Types of the units: `count` of each. */
  units: Id[]
  /** Number of units. */
  count: number
  /** Spaces of entry: the player of the card picks one, a trigger takes the first. */
  at: CellName[]
  /** Cost in millions. The player of the card pays it; in a trigger the family of the moment does, and without the money the effect is skipped. */
  cost?: number
  /** The family. Default: the family of the moment. */
  family?: Id
  /** The acting holder of this office, instead of a family. */
  office?: Id
}
/** Makes units change sides. A card, in the movement of a coup, affects units of one family in one space; a trigger affects all, as far as the money goes. */
export type JuntaBribeEffect = {
  /** Makes units change sides. */
  type: 'bribe'
  /** Types that can be bribed. */
  units: Id[]
  /** Results of a die for each unit by face, from 1 on. Default: they change sides. */
  die?: ('nothing' | 'success')[]
  /** Only in a trigger: the spaces. */
  at?: CellName[]
  /** Millions for each unit. */
  cost?: number
  /** Only in a trigger: the new owner, who pays. Default: the family of the moment. */
  family?: Id
  /** The acting holder of this office, instead of a family. */
  office?: Id
}
/** A family returns from exile unharmed. */
export type JuntaPassportEffect = {
  /** Returns a family unharmed. */
  type: 'passport'
  /** Cost in millions. The player of the card pays it; in a trigger the family of the moment does, and without the money the effect is skipped. */
  cost?: number
  /** The family. Default: the family of the moment. */
  family?: Id
  /** The acting holder of this office, instead of a family. */
  office?: Id
}
/** No effect beyond its words. */
export type JuntaWordsEffect = {
  /** No effect. */
  type: 'words'
  /** Cost in millions. The player of the card pays it; in a trigger the family of the moment does, and without the money the effect is skipped. */
  cost?: number
}
/** One kind of square and all its effects. */
export type KriegspielTerrain = {
  /** Id of the terrain; its title is in text/*.yaml under terrain. */
  id: Id
  /** Appearance on the map. */
  look: TerrainLook
  /** Movement spent to enter, in squares, or `closed`. A unit may always move one square, whatever its cost. */
  cost: number | 'closed'
  /** Whether lines of communication cross the square. Default: `pass`. */
  lines?: 'pass' | 'stop'
  /** Whether attack and support cross the square. Default: `pass`. */
  fire?: 'pass' | 'stop'
  /** Bonus to the defence of units on it. */
  defence?: KriegspielDefence
  /** Effect on charges. Default: both are allowed. */
  charge?: KriegspielChargeGround
  /** Origin of this part of the content. */
  source?: Source
}
/** A defence bonus for some units. */
export type KriegspielDefence = {
  /** Points added. */
  points: number
  /** Only for units with one of these tags. */
  tags: Id[]
}
/** Charges against a square, and from it. */
export type KriegspielChargeGround = {
  /** Whether a unit in it may be charged. Default: true. */
  against?: boolean
  /** Whether a unit in it may take part in a charge. Default: true. */
  from?: boolean
}
/** One kind of wall between two squares. */
export type KriegspielEdge = {
  /** Id of the edge. */
  id: Id
  /** Appearance on the map. */
  look: EdgeLook
  /** Whether units may cross it: `free` or `closed`. */
  cost: 'free' | 'closed'
  /** Whether lines of communication cross the wall. Default: `pass`. */
  lines?: 'pass' | 'stop'
  /** Whether attack and support cross the wall. Default: `pass`. */
  fire?: 'pass' | 'stop'
  /** Origin of this part of the content. */
  source?: Source
}
/** terrain.yaml: every kind of square and of wall between squares, with its effects. */
export type KriegspielTerrainFile = {
  /** Kinds of squares. */
  terrain: KriegspielTerrain[]
  /** Kinds of walls. A wall on the side or corner between two squares stops steps from one to the other. Only a wall on the corner stops a diagonal step. */
  edges?: KriegspielEdge[]
}
/** A side of the game. */
export type KriegspielSide = {
  /** Id of the side; its title is in text/*.yaml under sides. */
  id: Id
  /** Appearance of its pieces. */
  look: SideLook
}
/** One type of unit. */
export type KriegspielUnitType = {
  /** Id of the type; its title is in text/*.yaml under units. */
  id: Id
  /** Points added to an attack; a unit with 0 never attacks. */
  attack: number
  /** Points added to its own defence, or to that of a friend in range. */
  defence: number
  /** Range of attack and support, in squares along a straight line. */
  range: number
  /** Movement in a turn, in squares at most. */
  speed: number
  /** Points added instead of its attack in a charge. Default: the unit never charges. */
  charge?: number
  /** Whether it relays the lines of communication that reach it. Default: false. */
  emits?: boolean
  /** Whether it is a combat unit. A combat unit is inert if cut off, and stops enemy lines of communication. */
  combat: boolean
  /** Free tags that terrain may refer to. */
  tags?: Id[]
  /** Appearance on the map. */
  look: UnitLook
  /** Origin of this part of the content. */
  source?: Source
}
/** units.yaml: the sides and every type of unit. Both armies use the same types. */
export type KriegspielUnitsFile = {
  /** The sides of the game. */
  sides: KriegspielSide[]
  /** Types of units. */
  units: KriegspielUnitType[]
}
/** The bot of one side. */
export type KriegspielBot = {
  /** Side of the bot. */
  side: Id
  /** Weights; those left out are 0. */
  weights: KriegspielWeights
}
/** Weights of a choice; the bot takes the choice with the highest sum. */
export type KriegspielWeights = {
  /** An enemy arsenal destroyed. */
  arsenal?: KriegspielWeight
  /** Each point of defence of an enemy unit captured; own units in danger count against. */
  capture?: KriegspielWeight
  /** An enemy relay captured. */
  relay?: KriegspielWeight
  /** An enemy unit forced to retreat. */
  retreat?: KriegspielWeight
  /** Each square by which a combat unit comes nearer to an enemy arsenal. */
  approach?: KriegspielWeight
  /** Each point by which the best attack on an enemy unit comes nearer to a capture. */
  hunt?: KriegspielWeight
  /** Each own combat unit that is connected. */
  connected?: KriegspielWeight
  /** Each enemy combat unit that is cut off after the move. */
  line?: KriegspielWeight
  /** Each point by which an enemy attack on an own unit exceeds its defence; it counts against. */
  danger?: KriegspielWeight
  /** An empty own arsenal one move away from an enemy; it counts against. */
  guard?: KriegspielWeight
  /** Each square between an own relay and the nearest friend that is cut off; it counts against. */
  follow?: KriegspielWeight
  /** Percent by which approach grows and caution shrinks for each turn without a capture. */
  haste?: KriegspielWeight
  /** Each turn without a capture, for a square that the unit has not visited since. */
  roam?: KriegspielWeight
  /** An own relay on a line. */
  relayLine?: KriegspielWeight
}
/** bots.yaml: weights of the greedy bot of each side. Without this file bots play at random. */
export type KriegspielBotsFile = {
  /** The bots, one a side. */
  bots: KriegspielBot[]
}
/** A number of units of one type. */
export type KriegspielRosterLine = {
  /** Side of the units. */
  side: Id
  /** Unit type. */
  unit: Id
  /** Number of units. */
  count: number
  /** Origin of this part of the content. */
  source?: Source
}
/** The territory of a side. */
export type KriegspielTerritory = {
  /** The side. */
  side: Id
  /** Region of the map. */
  region: Id
}
/** Set-up of the units. */
export type KriegspielSetup = {
  /** `free`: each side places its units in its territory; `written`: the game starts from the opening. */
  placement: 'free' | 'written'
  /** Whether both sides place at once and unseen; otherwise they place in turn, in the open. Default: true. */
  secret?: boolean
}
/** Starting squares of the units of a side. */
export type KriegspielOpening = {
  /** The side. */
  side: Id
  /** Its units. */
  units: KriegspielUnitsAt[]
  /** Origin of this part of the content. */
  source?: Source
}
/** Units of one type with their squares. */
export type KriegspielUnitsAt = {
  /** Unit type. */
  unit: Id
  /** Squares, one for each unit. */
  at: CellName[]
}
/** The first side. */
export type KriegspielFirst = {
  /** `roll`: each side rolls a die, the highest moves first, and ties are rolled again; `side`: a fixed side. */
  by: 'roll' | 'side'
  /** Number of faces of the die. Default: 6. */
  faces?: number
  /** The fixed side. */
  side?: Id
}
/** Rule options: the open questions of the rules. An option left out has its default. */
export type KriegspielOptions = {
  /** Support by relays: with their range in units.yaml (`printed`), or only for themselves (`none`). K-X2. Default: `printed`. */
  relayRange?: 'printed' | 'none'
  /** Own defence of a non-combat unit that is cut off: none (`lost`), or as printed (`kept`). K-38. Default: `lost`. */
  relayDefence?: 'lost' | 'kept'
  /** Movement of non-combat units that are cut off: as usual (`free`), or none (`needs-supply`). K-41. Default: `free`. */
  relayCutOff?: 'free' | 'needs-supply'
  /** Connection by contact: from unit to unit without end (`chained`), or only to a unit on a line (`one-step`). K-37. Default: `chained`. */
  supplyAdjacency?: 'chained' | 'one-step'
  /** Enemy units that stop lines of communication: every combat unit (`combat`), only those certainly connected (`connected`), or every unit (`any`). K-33. Default: `combat`. */
  lineBlockers?: 'combat' | 'connected' | 'any'
  /** An arsenal under a unit of its own side radiates (`emits`) or not (`silent`). Default: `emits`. */
  coveredArsenal?: 'emits' | 'silent'
  /** Obstacles to attack and support: only ground and walls (`terrain`), or also units of the other side (`enemies`). K-46. Default: `terrain`. */
  fireBlockers?: 'terrain' | 'enemies'
  /** Lines of a charge: all eight (`straight`), or only north and south (`column`). K-X3. Default: `straight`. */
  chargeLine?: 'straight' | 'column'
  /** A square of the line without a charging unit ends the charge (`ends`), or is skipped if fire crosses it (`passes`). K-X3. Default: `ends`. */
  chargeGap?: 'ends' | 'passes'
  /** Whether a supporting unit also adds the bonus of its own ground. Default: `given`. */
  supportBonus?: 'given' | 'withheld'
  /** Bonus of the ground for a target that is cut off. K-X7. Default: `lost`. */
  bonusWhenCutOff?: 'lost' | 'kept'
  /** Whether a forced retreat counts as a move of the turn. K-X6. Default: `counted`. */
  retreatCounts?: 'counted' | 'free'
  /** Fate of a retreating unit that is cut off when its turn begins: it is captured, or stays in place. K-X6. Default: `captured`. */
  retreatWhenCutOff?: 'captured' | 'stays'
  /** Whether a retreating unit still adds its defence until the end of its turn. It matters with more than one attack a turn. Default: `kept`. */
  retreatDefence?: 'kept' | 'lost'
  /** Units that take an arsenal: only a combat unit connected on arrival (`connected`), or any (`any`). K-82. Default: `connected`. */
  arsenalTaker?: 'connected' | 'any'
  /** Moves left after an arsenal is taken, which counts as the attack: lost, or still allowed. K-19, K-81. Default: `none`. */
  movesAfterArsenal?: 'none' | 'allowed'
  /** Squares that a fast unit may cross: any (`free`), only those on a line of its side or beside a connected friend (`supplied`), or only those on a line (`lit`). The last square may still be dark. Default: `free`. */
  passThroughDark?: 'free' | 'supplied' | 'lit'
  /** Units that a side must lose to be annihilated: its combat units, or all. K-X1. Default: `combat`. */
  annihilation?: 'combat' | 'all'
  /** Times to test for defeat by disconnection: after each attack and at the start of each turn, or also after each move. K-X8. Default: `attack-and-turn`. */
  networkDefeatTest?: 'attack-and-turn' | 'always'
}
/** Minimum differences between attack and defence for each result. */
export type KriegspielResults = {
  /** From this difference the target must retreat. */
  retreat: number
  /** From this difference the target is captured. */
  capture: number
}
/** Possible endings of the game. */
export type KriegspielVictory = {
  /** A side that has lost all its arsenals loses (K-83). */
  arsenals: boolean
  /** A side that has lost all its combat units loses (K-84). */
  annihilation: boolean
  /** A side without relays and connected units loses (K-85). */
  network: boolean
  /** The sides may agree on a draw (K-86). */
  agreement: boolean
}
/** Points for things taken from the enemy. */
export type KriegspielScoring = {
  /** Each arsenal destroyed. */
  arsenal: number
  /** Each combat unit captured. */
  combat: number
  /** Each other unit captured. */
  relay: number
}
/** Turn limit. */
export type KriegspielLimit = {
  /** Number of turns, counting those of both sides. */
  turns: number
  /** Result at the limit: a draw, or the points. */
  result: 'draw' | 'score'
}
/** A note for players. */
export type KriegspielComment = {
  /** Title. */
  title: LocalText
  /** The text. */
  text: LocalText
}
/** scenarios/*.yaml: a playable game. */
export type KriegspielScenarioFile = {
  /** Id of the scenario; its title is in text/*.yaml under scenarios. */
  id: Id
  /** Map of the scenario. Its `base` sites are the arsenals. */
  map: Id
  /** Origin of this part of the content. */
  source?: Source
  /** The sides, each at war with all others. The first is asked first if nothing else decides. With more than two, a side that has lost leaves the war, and the last one left wins. */
  order: Id[]
  /** Typical length of a game, in minutes. */
  minutes?: number
  /** The units of each side. */
  rosters: KriegspielRosterLine[]
  /** Set-up region of each side. */
  territories: KriegspielTerritory[]
  /** Start of the game. */
  setup: KriegspielSetup
  /** A written placement. With `placement: free` players may start from it and change it. */
  opening?: KriegspielOpening[]
  /** The first side: the higher of two dice, or a fixed side. */
  first: KriegspielFirst
  /** Number of units that a side may move in a turn. */
  moves: number
  /** Number of attacks that a side may make in a turn, after its moves. */
  attacks: number
  /** Rule options: the open questions of the rules. */
  rules?: KriegspielOptions
  /** Results by difference between attack and defence. Default: retreat from 1, capture from 2. */
  results?: KriegspielResults
  /** Possible endings of the game, each switched on or off. */
  endings: KriegspielVictory
  /** Points for things taken from the enemy. */
  scoring: KriegspielScoring
  /** Turn limit. Default: none. */
  limit?: KriegspielLimit
  /** Choices before the game, made by players or at random. */
  options?: KriegspielScenarioOption[]
  /** Levels of victory by conditions, beside those of the rules. */
  levels?: KriegspielScenarioLevel[]
  /** Counters that triggers change. */
  counters?: KriegspielScenarioCounter[]
  /** Decks of cards. */
  decks?: KriegspielScenarioDeck[]
  /** Units that arrive during the game. */
  schedule?: KriegspielScheduleEntry[]
  /** Triggers: effects at moments of the game. */
  triggers?: KriegspielTrigger[]
  /** Numbers of the rules that differ in this scenario, always or while a condition holds. */
  modifiers?: KriegspielScenarioModifier[]
  /** Notes for players. */
  comments?: KriegspielComment[]
}
/** One rule test. */
export type KriegspielCase = {
  /** Id of the case. */
  id: Id
  /** Statements of the rules that this case proves; optional in a pack of your own. */
  proves?: KriegspielStatement[]
  /** Title: the point of the case in words. */
  title?: LocalText
  /** The scenario to start from, in the pack or in a pack in `requires` (pack/scenario works too). */
  scenario: ScenarioName
  /** A small map that replaces the scenario’s, but not its rules and forces: written here, or a name in `maps`. */
  map?: string | Omit<MapFile, 'id'>
  /** Changes to the scenario for this case only, merged key by key. */
  change?: Record<string, unknown>
  /** The position to start from. Default: the start of the game. */
  given?: KriegspielPosition
  /** Results of the next dice, in order. */
  dice?: number[]
  /** Actions of the case, and what must hold after them. */
  steps: KriegspielCaseStep[]
  /** Reason why `test --strict` lets the case pass without any of its actions: for cases in which nothing may happen. */
  spare?: string
}
/** A position. Units of the rosters that it does not name are captured. */
export type KriegspielPosition = {
  /** A position in `positions` to start from. The keys beside it are merged over it, and units by their ids. */
  from?: Id
  /** The side in turn. Default: the first of `order`. */
  turn?: Id
  /** Number of the turn, counting those of both sides. Default: 1. */
  number?: number
  /** Phase of the turn. Default: its start, with forced retreats. */
  phase?: 'placement' | 'moves' | 'attack'
  /** Moves already made in this turn. Default: 0. */
  moves?: number
  /** Attacks already made in this turn. Default: 0. */
  attacks?: number
  /** Units on the board. */
  units?: KriegspielPositionUnit[]
  /** Places of the cards, by deck. Cards that are not named lie under those of the pile, in the order of the file. */
  decks?: {
    [k: string]: PositionDeck
  }
  /** Choices already made, by option. */
  options?: Record<string, string>
  /** Values of counters. */
  counters?: Record<string, number>
  /** Squares of destroyed arsenals. */
  destroyed?: CellName[]
}
/** A unit on the board. */
export type KriegspielPositionUnit = {
  /** Name of the piece in this case. Default: its name in the game. */
  id?: EntryName
  /** Unit type. */
  unit: Id
  /** Side of the unit. */
  side: Id
  /** Square of the unit. */
  at: CellName
  /** Whether it has already moved in this turn. */
  moved?: boolean
  /** Whether it must retreat. */
  retreating?: boolean
}
/** Facts that must hold. Only the keys written here are compared. */
export type KriegspielExpectation = {
  /** The side in turn. */
  turn?: Id
  /** Values of counters. */
  counters?: Record<string, number>
  /** Number of the turn, counting those of both sides. */
  number?: number
  /** Phase now: `placement`, `retreat`, `moves`, `attack`, `answer` or `over`. */
  phase?: KriegspielPhase
  /** The side that is asked now, or `nobody`. */
  asked?: Id
  /** Moves left in this turn. */
  movesLeft?: number
  /** Expected state of units, by piece id. */
  units?: {
    [k: string]: KriegspielExpectedUnit
  }
  /** Lines of communication and connected units of a side, or of both. */
  network?: KriegspielExpectedNetwork[]
  /** Expected result of an attack on a unit. */
  combat?: KriegspielExpectedCombat[]
  /** Squares of all destroyed arsenals. */
  destroyed?: CellName[]
  /** Points of each side. */
  scores?: Record<string, number>
  /** Expected outcome of the game. */
  outcome?: KriegspielExpectedOutcome
  /** Events of the last action, in order; each must match the given fields. */
  events?: Record<string, unknown>[]
}
/** Expected state of a unit. */
export type KriegspielExpectedUnit = {
  /** Its square, or `captured`, or `reserve` for a unit not yet placed. */
  at?: CellName | 'captured' | 'reserve'
  /** Whether it has moved in this turn. */
  moved?: boolean
  /** Whether it must retreat. */
  retreating?: boolean
  /** Whether it is connected. */
  connected?: boolean
}
/** The network of a side. */
export type KriegspielExpectedNetwork = {
  /** The side. */
  side: Id
  /** Number of squares on its lines, including those of its arsenals and relays. */
  count?: number
  /** Squares that must be on its lines. */
  lit?: CellName[]
  /** Squares that must not be on its lines. */
  dark?: CellName[]
  /** Number of its connected units. */
  connected?: number
  /** Number of its units that stand on a line themselves. */
  onLine?: number
}
/** An attack on a unit, with its sums. */
export type KriegspielExpectedCombat = {
  /** The unit attacked. */
  target: EntryName
  /** Sum of the attack. */
  attack?: number
  /** Sum of the defence. */
  defence?: number
  /** Result of the attack. */
  result?: 'safe' | 'retreat' | 'captured'
}
/** Outcome of a game. */
export type KriegspielExpectedOutcome = {
  /** The winning side, or `draw`. */
  winner: Id
  /** Reason: `arsenals`, `annihilation`, `network`, `agreement` or `limit`; `scenario` or a level of its own if the scenario ended the game. */
  level?: Id
}
/** cases/*.yaml: tests of the rules that a designer can write and read. */
export type KriegspielCaseFile = {
  /** The cases. Default: none, in a file that only shares maps and positions. */
  cases: KriegspielCase[]
  /** Maps for several cases, by name. A case of this file or of another one in `cases/` uses one with `map: NAME`. */
  maps?: Record<string, Omit<MapFile, 'id'>>
  /** Starting positions for several cases, by name. A case of this file or of another one in `cases/` uses one with `given: { from: NAME, ... }`. */
  positions?: Record<string, KriegspielPosition>
}
/** Words of the ruleset kriegspiel that cases use. Written by `npm run schemas:build`: do not edit. */
export type KriegspielCaseWords = {}
/** A kind of area. */
export type VolkTerrain = {
  /** Id of the kind; its title is in text/*.yaml under terrain. */
  id: Id
  /** Appearance on the map. */
  look: TerrainLook
  /** Origin of this part of the content. */
  source?: Source
}
/** A kind of link or line. */
export type VolkEdge = {
  /** Id of the kind. */
  id: Id
  /** Appearance on the map. */
  look: EdgeLook
  /** Origin of this part of the content. */
  source?: Source
}
/** A province of one side. */
export type VolkProvince = {
  /** Id of its area on the map. */
  id: CellName
  /** Side of the province. */
  side: Id
  /** Its towns: areas of the map where factories can be built. */
  cities?: CellName[]
  /** Adjacent provinces of the other side, which it may attack at the end of a decade. */
  faces?: CellName[]
  /** Whether it attacks all of `faces` instead of one. Default: false. */
  facesAll?: boolean
  /** Only for a divided city: its sections, each with the province that supplies it. */
  sections?: VolkSection[]
  /** Origin of this part of the content. */
  source?: Source
}
/** A section of a divided city. */
export type VolkSection = {
  /** Id of its area on the map. */
  id: CellName
  /** The province that supplies it with living standards. */
  supplier: CellName
}
/** A special town. */
export type VolkTown = {
  /** Id of its area on the map. */
  id: CellName
  /** Counts for one of these provinces, chosen at each end of a decade. */
  joker?: CellName[]
  /** Whether it lies abroad. Only an event builds its factory, which counts for one linked province. Default: false. */
  foreign?: boolean
  /** Side of a town abroad. Default: the side with the role `east`. */
  side?: Id
  /** A factory that only an event builds, with its own values. It may be dismantled even in decay. */
  special?: VolkSpecialFactory
  /** Origin of this part of the content. */
  source?: Source
}
/** The values of a factory of a special kind. */
export type VolkSpecialFactory = {
  /** Its basic value. */
  base: number
  /** Its basic value in decay. */
  rundown: number
}
/** Provinces that a link of the map crosses. */
export type VolkRail = {
  /** Id of the entry. */
  id: Id
  /** The two towns. */
  between: [CellName, CellName]
  /** Crossed provinces, without an end of the link. */
  crosses: CellName[]
}
/** terrain.yaml: appearance and roles of areas and links: provinces with their towns and neighbours, towns of special kinds. */
export type VolkTerrainFile = {
  /** Kinds of areas, for drawing. */
  terrain?: VolkTerrain[]
  /** Kinds of links and lines, for drawing. */
  edges?: VolkEdge[]
  /** The provinces. */
  provinces?: VolkProvince[]
  /** Special towns. */
  towns?: VolkTown[]
  /** Links through provinces where they have no end. */
  rails?: VolkRail[]
}
/** A side of the game. */
export type VolkSide = {
  /** Id of the side; its title is in text/*.yaml under sides. */
  id: Id
  /** Role of the side: `east` has police, flight and socialists, and wins if nothing else is decided. */
  role: 'east' | 'west'
  /** Appearance of its pieces. */
  look: SideLook
  /** Origin of this part of the content. */
  source?: Source
}
/** A kind of piece. */
export type VolkPiece = {
  /** Id of the kind; its title is in text/*.yaml under units. */
  id: Id
  /** Role in the rules: `standard` (of living), `unrest`, `socialist`, `rail` (a link), `factory` (one kind for each side), `abroad` (factory in a foreign town), `special` (factory of a special town), `rundown` (the back of factories), `protest` (mass protest). */
  kind:
    'standard' | 'unrest' | 'socialist' | 'rail' | 'factory' | 'abroad' | 'special' | 'rundown' | 'protest'
  /** Side of a `factory`; other kinds have none. */
  side?: Id
  /** Number of pieces. */
  count: number
  /** Appearance on the map. */
  look: UnitLook
  /** Origin of this part of the content. */
  source?: Source
}
/** units.yaml: the two sides, and every kind of piece with its number. */
export type VolkUnitsFile = {
  /** The sides of the game. */
  sides: VolkSide[]
  /** Kinds of pieces. */
  units: VolkPiece[]
}
/** A number of the rules. */
export type VolkNumber = {
  /** Id of the number. `step`: economy for each living standard of a province; `raises`: maximum living standards from one card; `bridge`: maximum points of a card that one province may use, with the option `bridging: capped`; `protest`: cubes of unrest for each mass protest; `calmed`: cubes left in a calmed province; `collapse`: mass protests with which a side collapses; `factory-cost`: building points for a factory; `quiet`: cubes that a card removes if played for that; `quiet-price`: dismantling points for that with a card of another colour; `raise-quiet`: cubes that each living standard removes in its province; `peek`: cards of the pile to look at; `wall-prestige`: steps of prestige toward the west while the wall stands; `wall-price`: dismantling points that the east pays while the wall stands; `police-price`: dismantling points for each police card in play; `police-quiet`: cubes that a police card removes; `lenience`: reduction of the difference inside a side, except in a divided city. */
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
  /** Origin of this part of the content. */
  source?: Source
}
/** tables.yaml: the numbers of the rules. */
export type VolkTablesFile = {
  /** The numbers. */
  numbers?: VolkNumber[]
}
/** A row of spaces with a marker. */
export type VolkTrack = {
  /** Id of the track; its title is in text/*.yaml under tracks. */
  id: Id
  /** Kind of track: `prestige`, `currency`, `socialism` or `flight`. */
  kind: 'prestige' | 'currency' | 'socialism' | 'flight'
  /** The first space. Prestige and socialism are negative on the West’s side. */
  least: number
  /** The last space. */
  most: number
  /** Start of the marker. */
  start: number
  /** Only for prestige: effects of a space at the end of a decade. */
  spaces?: VolkSpace[]
  /** Effects of each step past an end of the track; the marker does not move. */
  beyond?: VolkBeyond[]
  /** Only for socialism: socialists that the East gains or loses at the end of a decade. */
  gains?: VolkBand[]
  /** Only for flight: dismantling points that the East pays. Default: 0. */
  prices?: VolkBand[]
  /** Origin of this part of the content. */
  source?: Source
}
/** Effects of a space of the track. */
export type VolkSpace = {
  /** The space. */
  at: number
  /** Effects for its side, in this order. */
  effects: VolkEffect[]
  /** Origin of this part of the content. */
  source?: Source
}
/** Moves the marker of a track. */
export type VolkTrackEffect = {
  /** Moves the marker of a track. */
  type: 'track'
  /** The track: of kind `prestige`, `currency` or `socialism`. */
  track: 'prestige' | 'currency' | 'socialism'
  /** Number of steps. Prestige and socialism grow toward the East. */
  steps: number
  /** Only if the wall stands (`standing`), or only if it has never stood (`never`). Default: always. */
  wall?: 'standing' | 'never'
}
/** Places or removes cubes of unrest. */
export type VolkUnrestEffect = {
  /** Places or removes cubes of unrest. */
  type: 'unrest'
  /** Side of the effect. */
  on: Id
  /** Number of cubes; a negative one removes them. */
  count: number
  /** Allowed provinces. Default: every province of the side. */
  provinces?: CellName[]
  /** Excluded provinces. */
  except?: CellName[]
  /** A fixed number of cubes for this province; the others go anywhere. */
  share?: VolkShare
  /** Choosing side; on an icon, that of its flag. Default: the side of the moment, or of the card’s player; otherwise the side of the effect, or the side in turn. */
  by?: Id
  /** Only if the wall stands (`standing`), or only if it has never stood (`never`). Default: always. */
  wall?: 'standing' | 'never'
}
/** A number of cubes for one province. */
export type VolkShare = {
  /** The province. */
  province: CellName
  /** Number of cubes. */
  count: number
}
/** Moves cubes of unrest between provinces of a side. */
export type VolkShiftEffect = {
  /** Moves cubes of unrest between provinces of a side. */
  type: 'shift'
  /** Side of the effect. */
  on: Id
  /** Number of cubes, each from one province to another. */
  count: number
  /** Allowed provinces. Default: every province of the side. */
  provinces?: CellName[]
  /** Excluded provinces. */
  except?: CellName[]
  /** Choosing side; on an icon, that of its flag. Default: the side of the moment, or of the card’s player; otherwise the side of the effect, or the side in turn. */
  by?: Id
  /** Only if the wall stands (`standing`), or only if it has never stood (`never`). Default: always. */
  wall?: 'standing' | 'never'
}
/** Moves living standards between provinces of a side. */
export type VolkTransferEffect = {
  /** Moves living standards between provinces of a side. */
  type: 'transfer'
  /** Side of the effect. */
  on: Id
  /** Number of markers, each from one province to another. */
  count: number
  /** Allowed provinces. Default: every province of the side. */
  provinces?: CellName[]
  /** Excluded provinces. */
  except?: CellName[]
  /** Choosing side; on an icon, that of its flag. Default: the side of the moment, or of the card’s player; otherwise the side of the effect, or the side in turn. */
  by?: Id
  /** Only if the wall stands (`standing`), or only if it has never stood (`never`). Default: always. */
  wall?: 'standing' | 'never'
}
/** Places living standards regardless of the value of factories, or removes them. */
export type VolkStandardEffect = {
  /** Places living standards regardless of the value of factories, or removes them. */
  type: 'standard'
  /** Side of the effect. */
  on: Id
  /** Number of markers; a negative one removes them. */
  count: number
  /** Allowed provinces. Default: every province of the side. */
  provinces?: CellName[]
  /** Excluded provinces. */
  except?: CellName[]
  /** Choosing side; on an icon, that of its flag. Default: the side of the moment, or of the card’s player; otherwise the side of the effect, or the side in turn. */
  by?: Id
  /** Only if the wall stands (`standing`), or only if it has never stood (`never`). Default: always. */
  wall?: 'standing' | 'never'
}
/** Gives building points. */
export type VolkBuildEffect = {
  /** Gives building points. */
  type: 'build'
  /** Side of the effect. */
  on: Id
  /** Number of building points. */
  count: number
  /** Only if the wall stands (`standing`), or only if it has never stood (`never`). Default: always. */
  wall?: 'standing' | 'never'
}
/** Makes a side dismantle factories or links. */
export type VolkDismantleEffect = {
  /** Makes a side dismantle factories or links. */
  type: 'dismantle'
  /** Side of the effect. */
  on: Id
  /** Number of dismantling points. */
  count: number
  /** Allowed provinces. Default: every province of the side. */
  provinces?: CellName[]
  /** Excluded provinces. */
  except?: CellName[]
  /** Choosing side; on an icon, that of its flag. Default: the side of the moment, or of the card’s player; otherwise the side of the effect, or the side in turn. */
  by?: Id
  /** Only if the wall stands (`standing`), or only if it has never stood (`never`). Default: always. */
  wall?: 'standing' | 'never'
}
/** Reduces a province with protests to the number of cubes `calmed` in tables.yaml. */
export type VolkCalmEffect = {
  /** Reduces a province with protests to the number of cubes `calmed` in tables.yaml. */
  type: 'calm'
  /** Side of the effect. */
  on: Id
  /** Number of provinces. Default: 1. */
  count?: number
  /** Allowed provinces. Default: every province of the side. */
  provinces?: CellName[]
  /** Excluded provinces. */
  except?: CellName[]
  /** Choosing side; on an icon, that of its flag. Default: the side of the moment, or of the card’s player; otherwise the side of the effect, or the side in turn. */
  by?: Id
  /** Only if the wall stands (`standing`), or only if it has never stood (`never`). Default: always. */
  wall?: 'standing' | 'never'
}
/** Puts factories into decay. */
export type VolkRundownEffect = {
  /** Puts factories into decay. */
  type: 'rundown'
  /** Side of the effect. */
  on: Id
  /** Number of factories. */
  count: number
  /** Allowed provinces. Default: every province of the side. */
  provinces?: CellName[]
  /** Excluded provinces. */
  except?: CellName[]
  /** Choosing side; on an icon, that of its flag. Default: the side of the moment, or of the card’s player; otherwise the side of the effect, or the side in turn. */
  by?: Id
  /** Only if the wall stands (`standing`), or only if it has never stood (`never`). Default: always. */
  wall?: 'standing' | 'never'
}
/** Repairs factories in decay. */
export type VolkRepairEffect = {
  /** Repairs factories in decay. */
  type: 'repair'
  /** Side of the effect. */
  on: Id
  /** Number of factories. */
  count: number
  /** Allowed provinces. Default: every province of the side. */
  provinces?: CellName[]
  /** Excluded provinces. */
  except?: CellName[]
  /** Choosing side; on an icon, that of its flag. Default: the side of the moment, or of the card’s player; otherwise the side of the effect, or the side in turn. */
  by?: Id
  /** Only if the wall stands (`standing`), or only if it has never stood (`never`). Default: always. */
  wall?: 'standing' | 'never'
}
/** Dissolves the police: its cards leave play, and no others come. */
export type VolkDissolveEffect = {
  /** Dissolves the police: its cards leave play, and no others come. */
  type: 'dissolve'
  /** Only if the wall stands (`standing`), or only if it has never stood (`never`). Default: always. */
  wall?: 'standing' | 'never'
}
/** Shows the other hand and allows a swap, or shows the top of the pile and removes a card from the game. */
export type VolkPeekEffect = {
  /** Shows the other hand and allows a swap, or shows the top of the pile and removes a card from the game. */
  type: 'peek'
  /** Choosing side; on an icon, that of its flag. Default: the side of the moment, or of the card’s player; otherwise the side of the effect, or the side in turn. */
  by?: Id
  /** Only if the wall stands (`standing`), or only if it has never stood (`never`). Default: always. */
  wall?: 'standing' | 'never'
}
/** Builds factories in foreign towns. */
export type VolkAbroadEffect = {
  /** Builds factories in foreign towns. */
  type: 'external'
  /** Number of factories. */
  count: number
  /** Choosing side; on an icon, that of its flag. Default: the side of the moment, or of the card’s player; otherwise the side of the effect, or the side in turn. */
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
/** Removes factories in foreign towns. */
export type VolkRazeEffect = {
  /** Removes factories in foreign towns. */
  type: 'raze'
  /** Number of factories. */
  count: number
  /** Choosing side; on an icon, that of its flag. Default: the side of the moment, or of the card’s player; otherwise the side of the effect, or the side in turn. */
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
/** Turns the flight marker back from its wall side. */
export type VolkOpenWallEffect = {
  /** Turns the flight marker back from its wall side. */
  type: 'open-wall'
  /** Only if the wall stands (`standing`), or only if it has never stood (`never`). Default: always. */
  wall?: 'standing' | 'never'
}
/** Effects past an end of the track. */
export type VolkBeyond = {
  /** The end. */
  end: 'least' | 'most'
  /** Effects of each step past it. */
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
  /** Id of the card; its title is in text/*.yaml under cards. */
  id: Id
  /** A picture of the pack on the face of the card, under its words. The card is plain if the picture is missing. */
  picture?: Id
  /** Side of its event: `red` the East, `yellow` the West, `dual` either. A special card has none. */
  colour?: 'red' | 'yellow' | 'dual'
  /** The number in its corner. */
  value?: number
  /** The number for each side, if they differ. */
  values?: VolkValues
  /** Number of flight symbols. Default: 0. */
  flight?: number
  /** A police card, which stays with the East after its event: `red` counts for flight, `pink` does not. */
  police?: 'red' | 'pink'
  /** Whether it is set aside as the special card of its decade. Default: false. */
  special?: boolean
  /** Condition for playing its event. Default: none. */
  when?: VolkCardWhen
  /** Icons of the card: effects on the map, and any that triggers have too. The player chooses their order. */
  effects: WirSindDasVolkEffect[]
  /** Origin of this part of the content. */
  source?: Source
}
/** A number for each side. */
export type VolkValues = {
  /** The number for the East. */
  east: number
  /** The number for the West. */
  west: number
}
/** A condition of a card. */
export type VolkCardWhen = {
  /** The wall must stand (`standing`), or never have stood (`never`). */
  wall: 'standing' | 'never'
}
/** decks/*.yaml: the cards of one decade. */
export type VolkDeckFile = {
  /** Id of the deck; its title is in text/*.yaml under decks. */
  id: Id
  /** Number of cards, including special ones. */
  size?: number
  /** Number of special cards, set aside. */
  special?: number
  /** The cards. */
  cards: VolkCard[]
  /** Cards to leave out of the deck of this name in a required pack. */
  without?: Id[]
  /** Origin of this part of the content. */
  source?: Source
}
/** The bot of one side. */
export type VolkBot = {
  /** Side of the bot. */
  side: Id
  /** Weights; those left out are 0. */
  weights: VolkWeights
}
/** Weights of a choice; the bot takes the choice with the highest sum. */
export type VolkWeights = {
  /** A won game; a lost one counts as much against. */
  win?: VolkWeight
  /** Each step of prestige. */
  prestige?: VolkWeight
  /** Each step of currency, for the East. */
  currency?: VolkWeight
  /** Each step of socialism, for the East. */
  socialism?: VolkWeight
  /** Each step of future flight, against the East. */
  flight?: VolkWeight
  /** The standing wall, for the East. */
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
  /** Each living standard that a province lacks to the richest of its side, against. */
  spread?: VolkWeight
}
/** bots.yaml: weights of the greedy bot of each side. Without this file bots play at random. */
export type VolkBotsFile = {
  /** The bots, one a side. */
  bots: VolkBot[]
}
/** Pieces on the map at the start. */
export type VolkSetup = {
  /** Cubes of unrest by province. Default: none. */
  unrest?: Record<string, number>
  /** Towns with a factory, in the order for the option `startingFactories`. */
  factories?: CellName[]
  /** Built links. */
  rails?: [CellName, CellName][]
  /** Living standards by province. Default: none. */
  standard?: Record<string, number>
  /** Socialists in the box. Default: 0. */
  socialists?: number
  /** Start of the prestige marker. Default: the start of its track. */
  prestige?: number
  /** Start of the currency marker. Default: the start of its track. */
  currency?: number
  /** Start of the socialism marker. Default: the start of its track. */
  socialism?: number
}
/** Rule options: the open questions of the rules. An option left out has its default. */
export type VolkOptions = {
  /** Factories at the start: all those written (`all`), or only the first of each side (`first`). W-X1. Default: `all`. */
  startingFactories?: 'all' | 'first'
  /** Points of a card added to economies: split freely (`free`), or at most the number `bridge` in each province (`capped`). W-F1. Default: `free`. */
  bridging?: 'free' | 'capped'
  /** Objects of dismantling: any (`any`), or a factory only when no link is left (`links-first`). W-F2. Default: `any`. */
  dismantling?: 'any' | 'links-first'
  /** Whether a link may be built through a province with a protest, without an end there (`free`), or not (`barred`). W-F3. Default: `free`. */
  crossing?: 'free' | 'barred'
  /** Passing a living standard on to the divided city: at once, reducing unrest in the supplier (`at-once`), or after all are placed, reducing it in the city (`at-end`). W-F4. Default: `at-once`. */
  passingOn?: 'at-once' | 'at-end'
  /** Side that counts as ahead when prestige is even. W-X6. Default: `west`. */
  evenPrestige?: 'west' | 'east'
  /** Chooser of the supplier that shares a protest of the divided city: the West, or the side that caused it. W-X7. Default: `west`. */
  echoChooser?: 'west' | 'mover'
  /** Removing unrest with a card of another colour, when there is nothing to dismantle: not allowed, or free. W-41. Default: `barred`. */
  quietWithoutMeans?: 'barred' | 'free'
  /** Police cards that cost at the end of a decade: all of them, or only red ones. W-82, W-X10. Default: `all`. */
  policePrice?: 'all' | 'red'
  /** Western provinces to search for the worst export factory: those with a factory, or all, with 0 for empty ones. W-X11. Default: `with-factory`. */
  exportReference?: 'with-factory' | 'all'
  /** Cards kept from the last decade: on top of the new ones (`besides`), or included in their number (`among`). W-20, W-X18. Default: `besides`. */
  keptCards?: 'besides' | 'among'
  /** Whether the divided city counts when flight looks for the western province with most living standards (`counted`), or not (`left-out`). W-71, W-X19. Default: `counted`. */
  dividedInFlight?: 'counted' | 'left-out'
  /** Whether a living standard from an event or a space of a track removes unrest (`quiets`), or not (`plain`). W-49, W-X20. Default: `quiets`. */
  eventStandard?: 'quiets' | 'plain'
  /** Chooser of what is dismantled while the wall stands: the East (`east`), or the sides by turns as in the flight, the one ahead in prestige first (`ahead`). W-70, W-X21. Default: `east`. */
  wallChooser?: 'east' | 'ahead'
}
/** A note for players. */
export type VolkComment = {
  /** Title. */
  title: LocalText
  /** The text. */
  text: LocalText
}
/** scenarios/*.yaml: a playable game. */
export type VolkScenarioFile = {
  /** Id of the scenario; its title is in text/*.yaml under scenarios. */
  id: Id
  /** Map of the scenario. */
  map: Id
  /** Origin of this part of the content. */
  source?: Source
  /** The two sides. */
  order: Id[]
  /** Typical length of a game, in minutes. */
  minutes?: number
  /** The deck of each decade, in order; each deck is one decade. */
  decks: Id[]
  /** Number of cards turned up in each half of a decade. */
  open: number
  /** Number of cards dealt to each side at the start of a decade. */
  dealt: number
  /** Number of unused cards that a side may keep for the next decade. */
  keep: number
  /** Pieces on the map at the start. */
  setup: VolkSetup
  /** Rule options: the open questions of the rules. */
  rules?: VolkOptions
  /** Notes for players. */
  comments?: VolkComment[]
  /** Counters that triggers change. */
  counters?: WirSindDasVolkScenarioCounter[]
  /** Triggers: effects at moments of the game. */
  triggers?: WirSindDasVolkTrigger[]
  /** Numbers of the rules that differ while a condition holds. */
  modifiers?: WirSindDasVolkScenarioModifier[]
}
/** One rule test. */
export type VolkCase = {
  /** Id of the case. */
  id: Id
  /** Statements of the rules that this case proves; optional in a pack of your own. */
  proves?: WirSindDasVolkStatement[]
  /** Title: the point of the case in words. */
  title?: LocalText
  /** The scenario to start from, in the pack or in a pack in `requires` (pack/scenario works too). */
  scenario: ScenarioName
  /** Changes to the scenario for this case only, merged key by key. */
  change?: Record<string, unknown>
  /** The position to start from. Default: the start of the game. */
  given?: VolkPosition
  /** Results of the next dice, in order. */
  dice?: number[]
  /** Actions of the case, and what must hold after them. */
  steps: VolkCaseStep[]
  /** Reason why `test --strict` lets the case pass without any of its actions: for cases in which nothing may happen. */
  spare?: string
}
/** A position. Keys left out have the default of their line; the map holds only what is written. */
export type VolkPosition = {
  /** A position in `positions` to start from. The keys beside it are merged over it, and units by their ids. */
  from?: Id
  /** Number of the decade, from 1. Default: 1. */
  decade?: number
  /** Half of the decade: 1 or 2. Default: 1. */
  half?: number
  /** The side that plays the next card. Default: as at the start of a decade. */
  turn?: Id
  /** The side that played the last card of the half before. */
  last?: Id
  /** Phase: `turn` (a card is played next), `end` (end of the decade, from `step`), `keep` (between decades). Default: `turn`. */
  phase?: 'turn' | 'end' | 'keep'
  /** First step of the end of the decade, from 1. Default: 1. */
  step?: number
  /** Cards in hand by side. Default: none. */
  hands?: Record<string, string[]>
  /** Open cards. Default: none; without any, the half is over at the end of the turn. */
  open?: Id[]
  /** Cards of the pile, the top one first. Default: all cards of the decade that are nowhere else, in the order of the deck. */
  pile?: Id[]
  /** Cards played in this decade. Default: none. */
  played?: Id[]
  /** Police cards before the East. Default: none. */
  police?: Id[]
  /** Police cards already used in this decade. Default: none. */
  used?: Id[]
  /** Cards out of the game. Default: none. */
  gone?: Id[]
  /** Special cards that can still be played. Default: those of the decade that are nowhere else. */
  special?: Id[]
  /** All towns with a factory. Default: none. */
  factories?: CellName[]
  /** Towns whose factory is in decay; `factories` need not repeat them. Default: none. */
  rundown?: CellName[]
  /** Built links. Default: none. */
  rails?: [CellName, CellName][]
  /** Cubes of unrest by province. Default: none. */
  unrest?: Record<string, number>
  /** Living standards by province; a divided city has `sections` instead. Default: none. */
  standard?: Record<string, number>
  /** Living standards by section of a divided city. Default: none. */
  sections?: Record<string, number>
  /** Socialists on the map by province. Default: none. */
  socialists?: Record<string, number>
  /** Mass protests of a divided city that also stand in a supplier. Default: none. */
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
  /** Whether the police is dissolved. Default: false. */
  dissolved?: boolean
  /** Whether the wall has ever stood. Default: as `wall`. */
  walled?: boolean
  /** Values of counters. */
  counters?: Record<string, number>
}
/** Facts that must hold. Only the keys written here are compared. */
export type VolkExpectation = {
  /** Number of the decade, from 1. */
  decade?: number
  /** Half of the decade: 1 or 2. */
  half?: number
  /** The side that plays the next card, or has played this one. */
  turn?: Id
  /** Current phase: `turn`, `task`, `raise`, `end`, `jokers`, `prestige`, `attack`, `police`, `keep`, `over` and others. */
  phase?: WirSindDasVolkPhase
  /** Kind of the current task (`build`, `unrest` ...), or `none`. */
  task?: WirSindDasVolkTask
  /** Step of the end of the decade; 0 at other times. */
  step?: number
  /** The side asked now, or `nobody`. If both are asked, the first. */
  asked?: Id
  /** Points left to spend, or the count of the task; a negative one is steps down. */
  points?: number
  /** Values of factories by town; 0 for none. */
  values?: Record<string, number>
  /** Economies by province. */
  economy?: Record<string, number>
  /** Values of export factories by province; 0 for none. */
  export?: Record<string, number>
  /** Links that must be operative. */
  operative?: [CellName, CellName][]
  /** Built links that must not be operative. */
  dangling?: [CellName, CellName][]
  /** All towns with a factory, including those in decay. */
  factories?: CellName[]
  /** All towns whose factory is in decay. */
  rundown?: CellName[]
  /** All built links. */
  rails?: [CellName, CellName][]
  /** Cubes of unrest in these provinces. */
  unrest?: Record<string, number>
  /** Living standards in these provinces; for a divided city, the sum of its sections. */
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
  /** All used police cards. */
  used?: Id[]
  /** All cards out of the game. */
  gone?: Id[]
  /** All special cards that can still be played. */
  special?: Id[]
  /** Number of open cards. */
  opened?: number
  /** Number of cards in the pile. */
  left?: number
  /** Number of cards in hand, by side. */
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
  /** Whether the police is dissolved. */
  dissolved?: boolean
  /** Expected outcome: winner `ddr`, `brd` or `draw`, and level `ruin`, `collapse`, `socialists`, `no-socialists` or `last-decade`. */
  outcome?: VolkExpectedOutcome
  /** Events of the last action, in order; each must match the given fields. */
  events?: Record<string, unknown>[]
  /** Values of counters. */
  counters?: Record<string, number>
}
/** Outcome of a game. */
export type VolkExpectedOutcome = {
  /** The winning side, or `draw`. */
  winner: Id
  /** Level of the victory. */
  level?: 'ruin' | 'collapse' | 'socialists' | 'no-socialists' | 'last-decade'
}
/** cases/*.yaml: tests of the rules that a designer can write and read. */
export type VolkCaseFile = {
  /** The cases. Default: none, in a file that only shares maps and positions. */
  cases: VolkCase[]
  /** Starting positions for several cases, by name. A case of this file or of another one in `cases/` uses one with `given: { from: NAME, ... }`. */
  positions?: Record<string, VolkPosition>
}
/** Words of the ruleset wir-sind-das-volk that cases use. Written by `npm run schemas:build`: do not edit. */
export type WirSindDasVolkCaseWords = {}
/** Position of the marker of a track. */
export type VolkTrackMeasure = {
  /** Position of a marker. */
  type: 'track'
  /** The track. Prestige and socialism count toward the East. */
  track: 'prestige' | 'currency' | 'socialism' | 'flight'
}
/** Mass protests in the provinces of a side. */
export type VolkProtestsMeasure = {
  /** Mass protests of a side. */
  type: 'protests'
  /** The side. */
  side: Id
}
/** The card of the moment is one of these, or was played for this use. */
export type VolkCardCondition = {
  /** The card of the moment. */
  type: 'card'
  /** The cards. Default: any. */
  is?: Id[]
  /** Use of the card. Default: any. */
  use?: 'develop' | 'quiet' | 'raise' | 'event'
}
/** The side of the moment: that of the played card or of the protest. */
export type VolkSideCondition = {
  /** The side of the moment. */
  type: 'side'
  /** The side. */
  is: Id
}
/** A side draws cards of the pile into its hand, unseen by the other. An empty pile gives none. */
export type VolkDrawEffect = {
  /** Draws cards. */
  type: 'draw'
  /** Number of cards. */
  count: WirSindDasVolkAmount
  /** The side. Default: the side of the moment. */
  side?: Id
}
/** A number that triggers change and scoring lines read. */
export type ScenarioCounter = {
  /** Id of the counter; its words are in the texts under counters. */
  id: Id
  /** Initial value. Default: 0. */
  start?: number
  /** Hides the counter from all players until the game is over. */
  hidden?: boolean
  /** Lower bound of the counter. Default: none. */
  least?: number
  /** Upper bound of the counter. Default: none. */
  most?: number
}
/** A deck of cards, whose effects apply when they are turned up or played. Hands of its cards are hidden from the other players. */
export type ScenarioDeck = {
  /** Id of the deck; its words are in the texts under decks. */
  id: Id
  /** The cards. */
  cards: DeckCard[]
  /** Keeps the order of the file, without shuffling at the start. */
  ordered?: boolean
}
/** A card of a deck. */
export type DeckCard = {
  /** Id of the card; its words are in the texts under cards. */
  id: Id
  /** Number of copies. Default: 1. */
  count?: number
  /** Condition for playing the card, and for its effects when it is turned up. */
  when?: Condition
  /** Cost of playing it from a hand. */
  cost?: CardCost
  /** Effects, in order. Default: none. */
  do?: Effect[]
}
/** Tests a measure against bounds, which may be measures too. */
export type MeasureCondition = {
  /** Tests a measure against bounds. */
  type: 'measure'
  /** The measure to test. */
  of: Amount
  /** Lower bound: a number or a measure. Without any bound: at least 1. */
  least?: Amount
  /** Upper bound: a number or a measure. */
  most?: Amount
  /** Exact value: a number or a measure. */
  is?: Amount
}
/** Tests the choice made in an option. */
export type OptionCondition = {
  /** Tests a choice. */
  type: 'option'
  /** The option. */
  option: Id
  /** The matching choices. */
  is: Id[]
}
/** Tests the number of the turn. */
export type TurnCondition = {
  /** Tests the number of the turn. */
  type: 'turn'
  /** First turn. */
  from?: number
  /** Last turn. */
  to?: number
}
/** Tests the current phase. */
export type PhaseCondition = {
  /** Tests the current phase. */
  type: 'phase'
  /** The matching phases. */
  is: string[]
}
/** At least one unit matches. */
export type PresentCondition = {
  /** At least one unit matches. */
  type: 'present'
  /** The units. */
  who: UnitFilter
}
/** Units that match every line written here. */
export type UnitFilter = {
  /** Only of this side. */
  side?: Id
  /** Only of this player. */
  seat?: Id
  /** Only of these types. */
  units?: Id[]
  /** Only of these components. */
  components?: Id[]
  /** Position of the units. Default: on the map. */
  where?: string
  /** Only on these cells. */
  zone?: Zone
  /** true: the unit of the moment, or of the current round of an `each`; false: all others. */
  it?: boolean
  /** true: the other unit of the moment; false: all others. */
  other?: boolean
  /** Only in this state, set by a `status` effect. */
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
  /** Maximum distance in cells. */
  distance: number
  /** The zone at the centre. */
  of: Zone
}
/** Cells in at least one of these zones. */
export type AnyZone = {
  /** Cells in at least one of these zones. */
  type: 'any'
  /** The zones. */
  of: Zone[]
}
/** Cells in all of these zones. */
export type AllZone = {
  /** Cells in all of these zones. */
  type: 'all'
  /** The zones. */
  of: Zone[]
}
/** A zone minus another one. */
export type ExceptZone = {
  /** A zone minus another one. */
  type: 'except'
  /** The zone to start from. */
  of: Zone
  /** The zone to remove. */
  not: Zone
}
/** Cells connected to a zone through neighbours, without crossing some sides or entering some cells: one bank of a river. */
export type SpreadZone = {
  /** Cells connected to a zone, up to a border. */
  type: 'spread'
  /** The cells to start from, which are part of the zone. */
  from: Zone
  /** Types of side that stop the spread. */
  edges?: Id[]
  /** Cells that stop the spread. */
  not?: Zone
}
/** The zone of the choice made in an option of the scenario; empty before the choice. */
export type ChosenZone = {
  /** The zone of a choice in an option. */
  type: 'chosen'
  /** The option. */
  option: Id
}
/** The cell of the moment. */
export type HereZone = {
  /** The cell of the moment. */
  type: 'here'
}
/** The previous cell of the unit of the moment. */
export type ThereZone = {
  /** The previous cell of the unit of the moment. */
  type: 'there'
}
/** The cells of these units. */
export type OfZone = {
  /** The cells of these units. */
  type: 'of'
  /** The units. */
  who: UnitFilter
}
/** Cells with a feature. */
export type FeatureZone = {
  /** Cells with a feature. */
  type: 'feature'
  /** Id of the feature; its words are in the texts under features. */
  feature: Id
}
/** Cells that `control` effects gave to a side. */
export type ControlZone = {
  /** Cells of a side. */
  type: 'control'
  /** The side. */
  side: Id
}
/** All of these conditions hold. */
export type AllCondition = {
  /** All of these conditions hold. */
  type: 'all'
  /** The conditions. */
  of: Condition[]
}
/** At least one of these conditions holds. */
export type AnyCondition = {
  /** At least one of these conditions holds. */
  type: 'any'
  /** The conditions. */
  of: Condition[]
}
/** This condition does not hold. */
export type NotCondition = {
  /** This condition does not hold. */
  type: 'not'
  /** The condition. */
  of: Condition
}
/** An amount of a counter; the card cannot be played with less. */
export type CardCost = {
  /** The counter. */
  counter: Id
  /** The amount. */
  by: number
}
/** Adds to a counter. */
export type CountEffect = {
  /** Adds to a counter. */
  type: 'count'
  /** The counter. */
  counter: Id
  /** Amount; a negative one is subtracted. */
  by: Amount
  /** Multiplies the amount by this. Default: 1. */
  each?: Amount
}
/** Sets the value of a counter. */
export type SetEffect = {
  /** Sets the value of a counter. */
  type: 'set'
  /** The counter. */
  counter: Id
  /** The new value. */
  to: Amount
}
/** Reveals a secret choice to all players. */
export type RevealEffect = {
  /** Reveals a secret choice. */
  type: 'reveal'
  /** The secret option. */
  option: Id
}
/** The player of an option makes the choice, or makes it anew; with `by: roll`, it is drawn anew. */
export type ChooseEffect = {
  /** Asks for a choice, again if it was made. */
  type: 'choose'
  /** The option. */
  option: Id
  /** This choice, without asking. */
  to?: Id
}
/** Puts units from off the map on cells of a zone, as far as there is room. */
export type PlaceEffect = {
  /** Puts units from off the map on cells of a zone, as far as there is room. */
  type: 'place'
  /** The units; `where` says their place off the map. */
  who: UnitFilter
  /** The cells. */
  zone: Zone
  /** Maximum number of units. Default: all. */
  count?: Amount
  /** Each unit takes the free cell nearest to this zone. Default: the first free cell in map order. */
  nearest?: Zone
}
/** Moves units towards a zone: each goes to the cell within its `steps` that is nearest to the zone and has room. */
export type MoveEffect = {
  /** Moves units towards a zone: each goes to the cell within its `steps` that is nearest to the zone and has room. */
  type: 'move'
  /** The units. */
  who: UnitFilter
  /** The zone. Without `zone` and `way` each unit goes to a random cell within its steps. */
  zone?: Zone
  /** Maximum number of steps, from cell to cell. Default: any number. */
  steps?: Amount
  /** Moves away from the zone instead. */
  away?: boolean
  /** A round of cells: each unit heads for the next one, and after the last for the first. From elsewhere it heads for the nearest. */
  way?: CellName[]
}
/** Removes units from the game. */
export type RemoveEffect = {
  /** Removes units from the game. */
  type: 'remove'
  /** The units. */
  who: UnitFilter
  /** Takes the units nearest to this zone first. Default: the order of the forces. */
  nearest?: Zone
  /** Maximum number of units. Default: all. */
  count?: Amount
}
/** Changes the type, side or player of units. */
export type ChangeEffect = {
  /** Changes the type, side or player of units. */
  type: 'change'
  /** The units. */
  who: UnitFilter
  /** The new type. */
  unit?: Id
  /** The new side. */
  side?: Id
  /** The new player. Default: with `side`, its first player. */
  seat?: Id
  /** Duration in turns, including this one. Default: for good. */
  turns?: Amount
}
/** Puts units in a named state, or ends it. */
export type StatusEffect = {
  /** Puts units in a named state, or ends it. */
  type: 'status'
  /** The units. */
  who: UnitFilter
  /** Id of the state; its words are in the texts under statuses. */
  status: Id
  /** Duration in turns, including this one. Default: for good. */
  turns?: Amount
  /** Ends the state instead. */
  off?: boolean
}
/** Changes the terrain of cells. */
export type TerrainEffect = {
  /** Changes the terrain of cells. */
  type: 'terrain'
  /** The cells. */
  zone: Zone
  /** The new terrain. */
  to: Id
}
/** Changes the edges between cells: a bridge closes, a wall falls. */
export type EdgeEffect = {
  /** Changes the edges between cells: a bridge closes, a wall falls. */
  type: 'edge'
  /** Edges of these cells. */
  zone: Zone
  /** Only edges that lead to one of these cells. */
  toward?: Zone
  /** Only edges of these types. */
  edges?: Id[]
  /** The new type. Default: none, the edge is removed. */
  to?: Id
}
/** Puts a named feature on cells, or removes it. */
export type FeatureEffect = {
  /** Puts a feature on cells. */
  type: 'feature'
  /** Id of the feature; its words are in the texts under features. */
  feature: Id
  /** The cells. */
  zone: Zone
  /** Duration in turns, including this one. Default: for good. */
  turns?: Amount
  /** Removes it instead. */
  off?: boolean
}
/** Gives cells to a side until another `control` effect changes them, regardless of the units there. */
export type ControlEffect = {
  /** Gives cells to a side. */
  type: 'control'
  /** The cells. */
  zone: Zone
  /** The owner. Default: no side. */
  side?: Id
}
/** Changes a number of the rules, for some turns or for good. */
export type ModifyEffect = {
  /** Changes a number of the rules, for some turns or for good. */
  type: 'modify'
  /** The number. */
  number: string
  /** Amount added to the number. */
  by?: Amount
  /** New value of the number. */
  to?: Amount
  /** Duration in turns, including this one. Default: for good. */
  turns?: Amount
  /** Only for matching units. */
  who?: UnitFilter
  /** Only for this player. */
  seat?: Id
}
/** Rolls a die, with effects by its face. */
export type RollEffect = {
  /** Rolls a die, with effects by its face. */
  type: 'roll'
  /** Number of faces of the die. Default: 6. */
  die?: number
  /** Effects by face; the other faces have none. */
  table: RollRow[]
}
/** Effects of some faces of a die. */
export type RollRow = {
  /** The faces. */
  faces: number[]
  /** Effects, in order. */
  do: Effect[]
}
/** Picks one of several rows at random. */
export type OneOfEffect = {
  /** Picks one of several rows at random. */
  type: 'one-of'
  /** The rows. */
  of: ChanceRow[]
}
/** A row that may be picked at random. */
export type ChanceRow = {
  /** Weight relative to the other rows. Default: 1. */
  weight?: number
  /** Only if this condition holds. */
  when?: Condition
  /** Effects, in order. */
  do: Effect[]
}
/** Runs some effects if a condition holds, others if not. */
export type IfEffect = {
  /** Runs some effects if a condition holds, others if not. */
  type: 'if'
  /** The condition. */
  when: Condition
  /** Effects if it holds. */
  do: Effect[]
  /** Effects if it does not hold. */
  else?: Effect[]
}
/** Runs the effects for each of some units, in order. Inside, the unit is `it` and its cell `here`. */
export type EachEffect = {
  /** Runs the effects for each of some units, in order. Inside, the unit is `it` and its cell `here`. */
  type: 'each'
  /** The units. */
  who: UnitFilter
  /** Effects for each unit. */
  do: Effect[]
}
/** Runs the effects several times in a row. */
export type RepeatEffect = {
  /** Runs the effects several times in a row. */
  type: 'repeat'
  /** Number of times, read at the start; at most 100. */
  times: Amount
  /** Effects each time. */
  do: Effect[]
}
/** Asks a player to choose; the game waits for the answer. */
export type AskEffect = {
  /** Asks a player to choose; the game waits for the answer. */
  type: 'ask'
  /** Id of the question; its words are in the texts under asks. */
  id: Id
  /** The player to ask. */
  seat: Id
  /** The answers. Those whose condition does not hold are left out; if no answer remains, the question is skipped. */
  choices: AskChoice[]
}
/** One answer to a question. */
export type AskChoice = {
  /** Id of the answer; its words are in the texts under asks. */
  id: Id
  /** Only if this condition holds. */
  when?: Condition
  /** Effects of the answer. Default: none. */
  do?: Effect[]
}
/** Draws cards: into a hand with `seat`, onto the open display with `open`. Otherwise the cards are turned up and their effects apply. */
export type DrawEffect = {
  /** Draws cards: into a hand with `seat`, onto the open display with `open`. Otherwise the cards are turned up and their effects apply. */
  type: 'draw'
  /** The deck. */
  deck: Id
  /** Number of cards. Default: 1. */
  count?: Amount
  /** Draws into the hand of this player; the others do not see the cards. */
  seat?: Id
  /** Draws onto the open display. */
  open?: boolean
}
/** A player plays a card from their hand: they pay its cost, its effects apply, and it is discarded. */
export type PlayEffect = {
  /** A player plays a card from their hand: they pay its cost, its effects apply, and it is discarded. */
  type: 'play'
  /** The deck. */
  deck: Id
  /** The player. */
  seat: Id
  /** Lets the player play none. */
  optional?: boolean
}
/** A player discards a card from their hand; without `seat`, the whole open display is discarded. */
export type DiscardEffect = {
  /** A player discards a card from their hand; without `seat`, the whole open display is discarded. */
  type: 'discard'
  /** The deck. */
  deck: Id
  /** The player. */
  seat?: Id
}
/** A player takes an open card into their hand. */
export type TakeEffect = {
  /** A player takes an open card into their hand. */
  type: 'take'
  /** The deck. */
  deck: Id
  /** The player. */
  seat: Id
  /** Source: the open display or the discards. */
  from: 'display' | 'discard'
}
/** A player gives a card from their hand to another; only these two see it. */
export type GiveEffect = {
  /** A player gives a card from their hand to another; only these two see it. */
  type: 'give'
  /** The deck. */
  deck: Id
  /** The giver. */
  seat: Id
  /** The receiver. */
  receiver: Id
}
/** Shuffles the discards back into the deck. */
export type ShuffleEffect = {
  /** Shuffles the discards back into the deck. */
  type: 'shuffle'
  /** The deck. */
  deck: Id
}
/** Writes a line in the log. */
export type SayEffect = {
  /** Writes a line in the log. */
  type: 'say'
  /** Words of the line: a name in the texts under triggers. */
  text: Id
}
/** Ends the game: at once with `now`, `winner` or `level`, otherwise at the end of this turn. */
export type EndEffect = {
  /** Ends the game: at once with `now`, `winner` or `level`, otherwise at the end of this turn. */
  type: 'end'
  /** Ends the game at once. */
  now?: boolean
  /** The winning side, or `draw`. Default: the winner by the rules. */
  winner?: Id
  /** The level of victory; its words are in the texts under victory. */
  level?: Id
}
/** A choice of one player: made before the set-up, or fixed at the start and changed later. */
export type ScenarioOption = {
  /** Id of the option; its words are in the texts under options. */
  id: Id
  /** The player who chooses. */
  seat: Id
  /** Hides the choice from the other players until a trigger reveals it. */
  secret?: boolean
  /** `roll`: a random choice at the start, without asking. */
  by?: 'roll'
  /** The possible choices. */
  choices?: OptionChoice[]
  /** Places of the map as choices, instead of a list. */
  places?: OptionPlaces
  /** The choice at the start, made without asking. */
  start?: Id
  /** Changes that the player may make in their own turn, before any unit has moved. */
  changes?: OptionChange[]
}
/** One choice of an option. */
export type OptionChoice = {
  /** Id of the choice; its words are in the texts under options. */
  id: Id
  /** The cells it stands for. */
  zone?: Zone
}
/** Every place of the map with enough cells of some terrains; those cells are the zone of its choice. */
export type OptionPlaces = {
  /** The terrains to count. */
  terrain: Id[]
  /** Minimum number of cells. */
  least: number
}
/** A change from one choice to another. */
export type OptionChange = {
  /** The present choice. */
  from: Id
  /** The new choice. */
  to: Id
}
/** Reinforcements by schedule: units that wait off the map enter a zone at a moment. */
export type ScheduleEntry = {
  /** Id of the entry; its words are in the texts under triggers. */
  id: Id
  /** The moment. */
  at: string
  /** Side of the units. */
  side: Id
  /** Only units of these types. Default: any. */
  units?: Id[]
  /** Number of units each time. Default: all that wait. */
  count?: Amount
  /** The cells they enter. */
  zone: Zone
  /** Each unit takes the free cell nearest to this zone. Default: the first free cell in map order. */
  nearest?: Zone
  /** Only in the turn of this side. */
  turn?: Id
  /** Only from this turn on. */
  from?: number
  /** Only up to this turn. */
  to?: number
  /** Maximum number of times a game. Default: as long as units wait. */
  times?: number
  /** Only if this condition holds. */
  when?: Condition
}
/** Effects at a moment of the game, if a condition holds. Triggers of one moment run in the order of the file, and the log shows the text of each. */
export type Trigger = {
  /** Id of the trigger; its words are in the texts under triggers. */
  id: Id
  /** The moment. */
  at: string
  /** Only in the turn of this side. */
  turn?: Id
  /** Only from this turn on. */
  from?: number
  /** Only up to this turn. */
  to?: number
  /** Runs only once a game. */
  once?: boolean
  /** For a moment of one unit: only if the unit matches. */
  who?: UnitFilter
  /** Only if this condition holds. */
  when?: Condition
  /** Effects, in order. */
  do: Effect[]
  /** Leaves the trigger out of the log. */
  quiet?: boolean
  /** Maximum number of times a game. */
  times?: number
  /** For a moment of two units: only if the second one matches. */
  other?: UnitFilter
  /** Only if the cell of the moment is in this zone. */
  zone?: Zone
  /** For the moment `counter-reached`: only this counter. */
  counter?: Id
  /** Only when the counter rises to this value or past it, each time. */
  reaches?: number
  /** Only when the counter falls to this value or below it, each time. */
  fallsTo?: number
}
/** Changes a number of the rules, always or while a condition holds. */
export type ScenarioModifier = {
  /** The number. */
  number: string
  /** Amount added to the number. */
  by?: Amount
  /** New value of the number. */
  to?: Amount
  /** Only while this condition holds. */
  while?: Condition
  /** Only for matching units. */
  who?: UnitFilter
  /** Only for this player. */
  seat?: Id
}
/** Number of units. */
export type UnitsMeasure = {
  /** Number of units. */
  type: 'units'
  /** The units. */
  who: UnitFilter
  /** Subtracts the value of this counter. */
  beyond?: Id
}
/** Sum of the printed power of some units. */
export type PowerMeasure = {
  /** Sum of the printed power of units. */
  type: 'power'
  /** The units. */
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
/** Number of cells in a zone. */
export type CellsMeasure = {
  /** Number of cells in a zone. */
  type: 'cells'
  /** The zone. */
  zone: Zone
}
/** Distance in cells between two zones, in a straight line; -1 if one of them is empty. */
export type DistanceMeasure = {
  /** Distance in cells between two zones, in a straight line; -1 if one of them is empty. */
  type: 'distance'
  /** The first zone. */
  from: Zone
  /** The second zone. */
  to: Zone
}
/** Number of turns in a row that ended with units of one side, and of no other, in a zone. */
export type HeldMeasure = {
  /** Number of turns in a row that ended with units of one side, and of no other, in a zone. */
  type: 'held'
  /** The zone. */
  zone: Zone
  /** The side. */
  side: Id
}
/** The present value of a number of the rules, with its modifiers. */
export type NumberMeasure = {
  /** The present value of a number of the rules, with its modifiers. */
  type: 'number'
  /** The number. */
  number: string
  /** Unit of the number: the first match, in scenario order; 0 without a match. Default: the unit of the moment. */
  who?: UnitFilter
  /** Player of the number. Default: the player of the moment. */
  seat?: Id
}
/** Number of cards in a place. */
export type CardsMeasure = {
  /** Number of cards in a place. */
  type: 'cards'
  /** The deck. */
  deck: Id
  /** The place: the draw pile, the discards, the open display, or a hand. */
  where: 'pile' | 'discard' | 'display' | 'hand'
  /** Owner of the hand. Default: all hands. */
  seat?: Id
  /** Only this card. */
  card?: Id
}
/** The face of the die of this `roll`. */
export type RolledMeasure = {
  /** The face of the die of this `roll`. */
  type: 'rolled'
}
/** Sum of the parts. */
export type AddMeasure = {
  /** Sum of the parts. */
  type: 'add'
  /** The parts. */
  of: Amount[]
}
/** The first part minus the others. */
export type LessMeasure = {
  /** The first part minus the others. */
  type: 'less'
  /** The parts. */
  of: Amount[]
}
/** Product of the parts. */
export type TimesMeasure = {
  /** Product of the parts. */
  type: 'times'
  /** The parts. */
  of: Amount[]
}
/** Smallest of the parts. */
export type LeastMeasure = {
  /** Smallest of the parts. */
  type: 'least'
  /** The parts. */
  of: Amount[]
}
/** Largest of the parts. */
export type MostMeasure = {
  /** Largest of the parts. */
  type: 'most'
  /** The parts. */
  of: Amount[]
}
/** A part divided by a number, rounded down. */
export type ShareMeasure = {
  /** A part divided by a number, rounded down. */
  type: 'share'
  /** The dividend. */
  of: Amount
  /** The divisor. */
  by: number
}
/** A level of victory beside those of the rules: the winner if a condition holds, at the end or at once. */
export type ScenarioLevel = {
  /** Id of the level; its words are in the texts under levels. */
  id: Id
  /** The winning side, or `draw`. */
  winner: Id
  /** The condition. Of several levels that hold, the first one counts. */
  when: Condition
  /** Moment at which the game ends by it. Default: the end of the game. */
  at?: string
}
/** Automatic movement of a side without a player. */
export type SideMoves = {
  /** The moment. Default: the end of a turn. */
  at?: string
  /** Only if this condition holds. */
  when?: Condition
  /** Maximum number of steps of each unit, from cell to cell. */
  steps: Amount
  /** The cells to go towards. */
  toward?: Zone
  /** The cells to go away from. With a filter of units, they flee from them. */
  away?: Zone
  /** A round of cells, one after the other. */
  way?: CellName[]
}
