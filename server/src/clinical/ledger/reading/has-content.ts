/** Words that name nothing by themselves. */
const EMPTY = new Set(
  `a about actually after again all almost also always am an and another any anything are as at away back be because been before being best better bit both but by can come continue continued continuing could did do does doing done down each either else even ever every everything feel feels few first for from get gets getting give go goes going gon gonna good got great had has have having he her here hers him his how i if in into is it its just keep kind know last let like little look looks lot love made make makes maybe me mean might more most much my myself na need never new next no none nope not nothing now of off oh ok okay on once one only or order other our out over own please pretty put ready really recent recommend right said same say see seem seems she should since so some something sort sounds start started stay still stop such sure take taking tell than that the their them then there these they thing things think this those though through till to today told too took try trying um under until up us use used very wan wanna want wants was way we well went were what when where which while who why will with without would yeah yes yet you your yours`.split(
    /\s+/,
  ),
)

/** Talk about the visit itself and the way to it. */
const ABOUT_THE_VISIT = new Set(
  'computer keyboard microphone parking rain record recording screen snow traffic weather'.split(
    ' ',
  ),
)
/** How a thing was, without the thing. */
const BARE = new Set('awful fine horrible lovely nice slow terrible'.split(' '))

const OF_THE_VISIT = new Set('drive here visit way today'.split(' '))

/** Whether words name a thing: one of them at least says more than how a sentence is built. */
export function hasContent(words: string): boolean {
  const all = words.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? []
  const isTalk = all.some((word) => ABOUT_THE_VISIT.has(word))
  return all.some(
    (word) =>
      !EMPTY.has(word) &&
      !BARE.has(word) &&
      !ABOUT_THE_VISIT.has(word) &&
      !(isTalk && OF_THE_VISIT.has(word)) &&
      !EMPTY.has(word.replace(/['’].*$/, '')) &&
      word.length > 1,
  )
}
