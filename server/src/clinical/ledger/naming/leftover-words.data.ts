/** Words beside a name that add nothing to it: who does it, who has it, how it was found or is told elsewhere. */
export const EMPTY_BESIDE = `present presents presented schedule scheduled send sent refer referred get got getting
put keep keeping go went come came coming start started show showed showing say said tell told
someone somebody husband wife partner cousin niece nephew grandparent both everyone kid
possible possibly likely suspected definitely mainly mostly basically lately nowadays daily frequently
area proper properly completed ordered additional further future
how who subtype once while long bunch right own ever`

/** Words before a name that tell which one it is: they stay in front of it. */
export const MODIFIERS = `acute subacute chronic recurrent relapsing worsening frequent sudden increased decreased
early late proximal distal upper lower anterior posterior medial lateral inner outer mid central peripheral
superficial deep diffuse focal localized localised generalized generalised trace small large
partial total primary secondary metastatic benign malignant congenital inherited hereditary residual
intentional unintentional abnormal nonhealing displaced nondisplaced comminuted untreated resistant
rapid strong weak fasting morning overnight follow-up exertional postoperative viral bacterial fungal allergic
seasonal post-traumatic first-degree second-degree third-degree end-stage`
