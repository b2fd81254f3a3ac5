/** What is handed out or put on. */
export const DEVICE =
  /\b(?:splint|sling|brace|cast|boot|crutch(?:es)?|walker|cane|wrap|bandage|compression stockings?|orthotics?|insoles?|inhaler spacer|spacer|dressing|monitor|cuff|collar|wheelchair|strainer|orthotic)s?$/
