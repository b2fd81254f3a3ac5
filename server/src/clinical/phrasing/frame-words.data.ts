/**
 * Words with which notes frame what was said, in whatever words it was said. They may stand in a
 * sentence that the phraser wrote; any other word must have been said.
 */
export const FRAME_WORDS: ReadonlySet<string> = new Set(
  [
    'a an the and or of to in on at for with from by as during since about around ago',
    'is are was were be been has had have does do did no not related',
    'denies reports takes took take start started continue stop stopped hold refill use uses used needed',
    'order refer recheck repeat return follow up consider offered declined seen',
    'history prior previous previously past current currently known family status post patient',
    'possible possibly suspected unlikely likely probable ruled out unchanged',
    'daily twice once weekly monthly nightly mg mcg ml g cm mm kg lb mmhg bpm f percent',
    'pain tenderness palpation exam examination normal negative positive',
    'mother father brother sister grandmother grandfather maternal paternal',
    'former',
  ]
    .join(' ')
    .split(' '),
)
