/** Words of a sentence to a patient that say nothing of what is to be done, by whom it is said. */
export const SAYS_NOTHING = new Set(
  `a an the your you my we us i me like want need to can will shall am is are be been being it that
going go ahead just also then so now please certainly definitely really some of do does get have has
in on at take takes taking taken use uses using used with and for currently here okay`.split(/\s+/),
)

/** One word for all that say the same of a medicine or of whom to call. */
export const SAME_WORDS: readonly (readonly [said: RegExp, word: string, example: string])[] = [
  [/\bcall or come back\b/g, 'call', 'Call or come back if it hurts.'],
  [/\byou can\b/g, 'allowed', 'You can take it.'],
  [/\bwould like\b/g, '', 'We would like you to take it.'],
  [/\bor\b/g, 'either', 'Take one or two.'],
  [/\b(?:prescribe|put you on|start you on|begin|give you)\b/g, 'start', 'We will prescribe it.'],
  [/\b(?:keep|stay on|carry on)\b/g, 'continue', 'Keep taking it.'],
  [/\bcontinue you\b/g, 'continue', 'We will continue you on it.'],
  [/\blet us know\b/g, 'call', 'Let us know if it hurts.'],
  [/\b(?:as needed|when you need it|if you need it)\b/g, 'needed', 'Take it as needed.'],
  [/\b(?:once )?daily\b/g, 'once day', 'Take 5 mg once daily.'],
  [/\bfrom (?:(?:the )?\d+ ?mg )?(?=to \d)/g, '', 'We will go from 5 mg to 10 mg.'],
  [/\bmilligrams?\b/g, 'mg', 'Take five milligrams.'],
]
