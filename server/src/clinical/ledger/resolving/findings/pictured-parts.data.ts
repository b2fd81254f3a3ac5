/** Parts that everybody has one of, as they are said before a picture, with an example. */
export const PICTURED_PARTS: readonly (readonly [
  said: RegExp,
  written: string,
  example: string,
])[] = [
  [/(?:lumbar|thoracic|cervical) spine/, '', 'lumbar spine'],
  [/lumbar|thoracic|cervical/, '', 'cervical'],
  [/abdom(?:en|inal)/, 'abdominal', 'abdomen'],
  [/pelvi[sc]/, 'pelvic', 'pelvis'],
  [/back|brain|chest|head|neck|sinus|spine/, '', 'chest'],
]
