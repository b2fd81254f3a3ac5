/** What describes the patient or a part: it is negated by 'not', and stands in no list of things. */
export const DESCRIBES =
  /^(?:overweight|obese|pregnant|(?:post|peri|pre)-?menopausal|(?:tender|swollen|distended|enlarged)(?=$| (?:and|or|at|on|over|to|in)\b)(?! (?:and|or) (?:(?:tender|swollen|sore|painful|stiff|and|or) )+[a-z]+s$)|sexually active|suicidal(?=$| and | or (?!homicidal (?:thoughts?|ideation)))|jaundiced|dehydrated|up to date|able|married|working|employed|in (?:pain|distress)|seen by|taking|using|eating|sleeping well|feeling|doing|getting|aware|worse|better|well|bothered)\b|^(?:tired|dizzy|hot|weak|sick|sore|stiff|numb|short of breath|anxious|depressed|dyspneic|nervous|sad|shaky|stressed|unwell|worried|nauseous|hungry|thirsty|constipated)(?:$| (?:and|or|when|with|all|after|about|at|from|because|during)\b)/

/** 'no fever', 'not pregnant'. */
export function notWords(phrase: string): string {
  return `${DESCRIBES.test(phrase) ? 'not' : 'no'} ${phrase}`
}
