/** An hour of fast speech: 720 lines of about 13 words, always made from the same few. */
export function hourOfSpeech(): string[] {
  return Array.from({ length: 720 }, (_, line) => sentence(line * 7, 13))
}

/** 2,000 words in 200 sentences, each similar to a line of the visit. */
export function longNote(): string {
  return Array.from({ length: 200 }, (_, line) => `<p>${sentence(line * 21 + 3, 10)}</p>`).join('')
}

const WORDS =
  `cough fever pain chest knee shoulder since monday tuesday night morning worse better tablets
  lisinopril metformin amoxicillin ibuprofen milligrams daily twice weeks months mother father diabetes
  pressure sugar heart lungs clear swelling redness walking stairs sleep appetite weight allergy penicillin
  rash nausea dizzy headache vision surgery appendix smoker alcohol work stress exercise diet follow blood
  test scan results normal elevated 5 10 20 40 101 120 140`.split(/\s+/)

/** Chosen by a fixed sequence: all runs are the same. */
function sentence(seed: number, words: number): string {
  let state = seed * 2_654_435_761 + 12_345
  const picked = Array.from({ length: words }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return WORDS[(state >>> 8) % WORDS.length]
  })
  return `${picked.join(' ')}.`
}
