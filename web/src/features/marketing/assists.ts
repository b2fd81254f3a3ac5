/** Document 1 §1: what the static pages state. */
export const ASSISTS = 'Chartwright assists; it does not replace clinical judgement.'
