/** Tests by which results are told apart, and how they are called in plain words. */
export const TESTS_NAMED: readonly (readonly [name: string, called: RegExp])[] = [
  ['x-ray', /\bx[- ]?rays?\b|\bradiographs?\b/],
  ['mri', /\bmris?\b|\bmagnetic resonance\b/],
  ['ct', /\bcts?\b|\bcat scans?\b|\bcomputed tomography\b/],
  ['ultrasound', /\bultrasounds?\b|\bsonogra\w+\b|\bdopplers?\b/],
  ['echocardiogram', /\becho(?:s|cardiogra\w+)?\b/],
  ['ekg', /\bekgs?\b|\becgs?\b|\belectrocardiogra\w+\b/],
  ['mammogram', /\bmammogra\w+\b/],
  ['stress test', /\bstress tests?\b/],
  ['colonoscopy', /\bcolonoscop\w+\b/],
  ['endoscopy', /\bendoscop\w+\b|\bgastroscop\w+\b/],
  ['angiogram', /\bangiogra\w+\b|\bcatheteri[sz]ation\b/],
  ['lung function', /\bpulmonary function\b|\bspirometr\w+\b|\blung function\b/],
  [
    'labs',
    /\b(?:labs?|laborator\w+|blood ?work|blood tests?|serolog\w+|hormone (?:profile|levels?)|cbc|metabolic panel)\b/,
  ],
  ['biopsy', /\bbiops\w+\b/],
  ['urine', /\burin(?:e|alysis)\b/],
  ['bone density', /\bbone density\b|\bdexa\b/],
  ['eeg', /\beegs?\b/],
  ['nerve study', /\bemgs?\b|\bnerve conduction\b/],
]
