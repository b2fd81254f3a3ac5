interface Frame {
  readonly said: RegExp
  readonly written: string
  readonly form: 'base' | 'gerund'
  readonly example: readonly [said: string, written: string]
}

/** How the practice says what it will do; the verb of it comes next. The first row that fits counts. */
export const FRAMES: readonly Frame[] = [
  {
    said: /^(?:do not|will not) (?:need to|have to) /i,
    written: 'no need to',
    form: 'base',
    example: ["We don't need to repeat the film.", 'No need to repeat the film.'],
  },
  {
    said: /^(?:will|am going to|are going to)(?: (?:need|have|want) to)? /i,
    written: 'will',
    form: 'base',
    example: ["I'm gonna order some more blood work.", 'Will order some more blood work.'],
  },
  {
    said: /^(?:would like|(?:do )?want|need|have got|have|plan) to /i,
    written: 'will',
    form: 'base',
    example: ["We'd like to check the blood pressure.", 'Will check the blood pressure.'],
  },
  {
    said: /^would (?:need|have|want) to /i,
    written: 'would need to',
    form: 'base',
    example: ['We would have to repeat the film.', 'Would need to repeat the film.'],
  },
  {
    said: /^(?:may|might) (?:need|have|want) to /i,
    written: 'may need to',
    form: 'base',
    example: ['I might have to repeat the film.', 'May need to repeat the film.'],
  },
  {
    said: /^(?:may|might) /i,
    written: 'may',
    form: 'base',
    example: ['We might repeat the film.', 'May repeat the film.'],
  },
  {
    said: /^could(?: \w+ly| maybe| even)? (?!be )/i,
    written: 'consider',
    form: 'gerund',
    example: ['We could use a splint.', 'Consider using a splint.'],
  },
  {
    said: /^should /i,
    written: 'recommend',
    form: 'gerund',
    example: ['We should order a film.', 'Recommend ordering a film.'],
  },
  {
    said: /^can /i,
    written: 'can',
    form: 'base',
    example: ['We can try a splint.', 'Can try a splint.'],
  },
  {
    said: /^would /i,
    written: 'would',
    form: 'base',
    example: ['I would start a statin.', 'Would start a statin.'],
  },
]
