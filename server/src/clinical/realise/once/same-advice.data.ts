const MUCH =
  '(?:(?:plenty|lots|a lot) of |more |enough |some |good |adequate |proper |well |yourself )*'

/** Advice that is one thing, whatever the words; each row with two examples. */
export const SAME_ADVICE: readonly (readonly [name: RegExp, example: string, other: string])[] = [
  [
    new RegExp(
      `^(?:(?:drink|have|get|take|stay|keep|increase|maintain) )?${MUCH}(?:hydration|hydrated|(?:oral )?(?:fluids?|liquids?)(?: intake)?|water)(?: up)?$`,
    ),
    'hydration',
    'drink plenty of water',
  ],
  [
    new RegExp(`^(?:(?:get|have|take|stay) )?${MUCH}(?:rest|rested|sleep and rest|bed rest)$`),
    'plenty of rest',
    'stay rested',
  ],
  [
    /^(?:(?:quit|stop|give up)(?:ping|ting)? smoking|smoking cessation|(?:nicotine|tobacco) (?:dependence|addiction|cessation))$/,
    'smoking cessation',
    'nicotine dependence',
  ],
  [
    /^(?:(?:call|send|get) (?:for )?(?:an? |the )?)?ambulance(?: (?:team|crew|service))?$/,
    'call an ambulance',
    'ambulance crew',
  ],
]
