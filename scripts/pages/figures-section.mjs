/** The section of a vocabulary page about figures. */

const WORDS = {
  en: {
    title: 'Figures of the table',
    intro:
      'For the measure `figure`. A figure of a player belongs to `seat`, to all players of a `side`, or to the player of the moment. `of` names one of its parts. Effects that others see must not depend on a secret figure: make the trigger `quiet`.',
    of: { seat: 'a player', part: 'its parts, or a player', none: 'the game' },
    secret: { all: 'from other players', parts: 'with `of`, from other players' },
    columns: ['figure', 'meaning', 'of', 'parts (`of`)', 'secret'],
  },
  it: {
    title: 'Cifre del tavolo',
    intro:
      'Per la misura `figure`. Una cifra di un giocatore è di `seat`, di tutti i giocatori di una `side`, o del giocatore del momento. `of` nomina una delle sue parti. Ciò che gli altri vedono non deve dipendere da una cifra segreta: l’innesco sia `quiet`.',
    of: { seat: 'un giocatore', part: 'le sue parti, o un giocatore', none: 'la partita' },
    secret: { all: 'agli altri giocatori', parts: 'con `of`, agli altri giocatori' },
    columns: ['cifra', 'significato', 'di', 'parti (`of`)', 'segreta'],
  },
}

/** Returns the title, the introduction and the table; empty for a game without figures. */
export function figuresSection({ figures = {} }, language, tableOf) {
  const { title, intro, of, secret, columns } = WORDS[language]
  const lines = Object.entries(figures).map(([name, one]) => [
    `\`${name}\``,
    one[language],
    of[one.of],
    one.parts ? `\`${one.parts}\`` : '',
    one.secret ? secret[one.secret] : '',
  ])
  return lines.length > 0 ? [`## ${title}`, intro, tableOf(columns, lines)] : []
}
