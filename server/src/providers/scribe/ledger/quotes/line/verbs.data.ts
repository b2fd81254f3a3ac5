const REGULAR =
  'ache avoid bang breathe bump burn carry check climb collapse cough cover cycle develop dislocate dress drop ease exercise experience faint finish fracture gain gasp happen help inject injure itch jog jump lack land lift limp live look move need notice pass pee play press pull push reach react recover require rest retire roll scratch seem shake shower skip slip smoke sneeze snore squat stagger start stay step stop strain stretch struggle suffer swallow sweat tend tolerate travel trip try turn twist urinate use vape visit vomit wait walk want watch wheeze work wash call change continue drain end appear manage'

const IRREGULAR =
  'bend bent bite bit bleed bled break broke catch caught come came cut cut do did drink drank drive drove eat ate fall fell feel felt find found fight fought get got go went have had hear heard hit hit hold held hurt hurt keep kept lay laid lie lay lose lost leave left pay paid put put quit quit ride rode run ran see saw sit sat sleep slept spit spat spread spread stand stood sting stung swell swelled swim swam take took tear tore throw threw wake woke wear wore'

const pairsOf = (list: string): [string, string][] => {
  const words = list.split(' ')
  return words.flatMap((base, at) => (at % 2 === 0 ? [[base, words[at + 1] ?? '']] : []))
}

/** What a patient may do or feel, and what it is when it is over. Who thinks, says or knows tells another thing. */
export const PAST_OF: ReadonlyMap<string, string> = new Map(pairsOf(IRREGULAR))
export const VERBS: ReadonlySet<string> = new Set([...REGULAR.split(' '), ...PAST_OF.keys()])
export const PAST_FORMS: ReadonlySet<string> = new Set(PAST_OF.values())

/** A thing as well as a verb: 'pain and cough'. */
export const THINGS_TOO: ReadonlySet<string> = new Set(
  'ache burn bump check change cough cover drain end exercise experience faint fracture help itch lack need play press pull push rest shower smoke sneeze snore strain stretch sweat travel trip twist use vomit visit walk watch wheeze work bite break cut drink drive fall feel fight run sleep spread stand swim tear wear look call wash squat start stop'.split(
    ' ',
  ),
)
/** What goes on as long as it is so: 'when I have pain' is not 'when having pain'. */
export const STATES: ReadonlySet<string> = new Set(
  'have need want seem appear tend require lack look live'.split(' '),
)
/** What the practice does about a patient. */
export const ACTS: ReadonlySet<string> = new Set(
  'add adjust admit apply arrange avoid be begin book bring call change check collect complete contact continue consult decrease determine discontinue discuss dispense do draw extend fax follow get give have hold increase initiate inject involve keep lower make monitor obtain order perform place plan prescribe proceed provide put recheck reduce refer refill remove repeat replace request restart resume review run schedule send set start stop submit swab switch taper teach test track transfer treat try update use wait wean withhold work write talk'.split(
    ' ',
  ),
)
/** What the practice did, as it is told. */
export const DONE_ACTS: ReadonlySet<string> = new Set(
  'added adjusted arranged changed checked contacted decreased discontinued discussed gave given increased injected obtained ordered performed placed prescribed put referred removed repeated requested reviewed scheduled sent started stopped switched swabbed tested'.split(
    ' ',
  ),
)
/** How a clinician asks for a movement, or says what is examined next. */
export const EXAMINING: RegExp =
  /^(?:be (?:right|with|honest|able|happy|looking|asking|listening|doing|seeing|talking|pressing)|have (?:you|the patient) (?:\w+ ){0,2}(?:flex|extend|bend|squeeze|push|pull|lie|lay|sit|stand|raise|lift|turn|look|follow|open|take a)|(?:do|run|perform) (?:a |an |my |your |the |quick |brief |little |physical |)+(?:exam|examination|physical)\b|start (?:by|with)|get (?:started|back)|check (?:you|your (?:heart|lungs|chest|belly|ears|reflexes))|take (?:a |another )?(?:quick |little |closer )?(?:look|listen)|review (?:some|your|the) (?:vitals|notes))/i
