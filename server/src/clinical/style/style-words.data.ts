const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** What headings of notes are made of. A heading with any other word is never learned. */
export const HEADING_WORDS = wordsOf(`
a and as at by for from in of on or the to with
action actions active additional administrative admission advice allergies allergy and-plan ap appointment
assessment background billing care chief clinical code codes coding comment comments complaint complaints
concern concerns conclusion consent consult consultation context counseling counselling course current data
decision dental details diagnoses diagnosis diagnostic diagnostics differential discharge discussion
disposition dx education encounter exam examination examinations family findings follow follow-up followup
functional further future general goal goals gynecological habits history home hospital hpi hx illness
imaging immunisations immunizations impression initial instructions interim intervention interventions
interval investigation investigations issue issues lab laboratory labs letter lifestyle list making
management mdm measures medical medication medications medicines meds mental mse narrative next note notes
objective observation observations obstetric occupational ongoing operative orders other outcome overview
past patient personal pfsh physical plan pmh pmhx presenting prescriptions present presentation preventive
previous prior problem problems procedure procedures progress provider psh psychiatric psychosocial reason
recent recommendation recommendations referral referrals report results return review reviewed risk risks
ros rx safety screening section session sh side signature social status step steps subjective summary
surgical systems tasks test testing tests therapy time today treatment treatments update updates
vaccinations visit vital vitals work
`)

/**
 * What sentences of habit are made of. They tell nothing of a patient, because there is no word for it
 * here: no condition, symptom, drug, body part, person, number, day or finding.
 */
export const PHRASE_WORDS = wordsOf(`
a about above accordingly after again all also although an and any are as at available be because been before
being below both but by can could discussed do does either else for from given has have if in including into is
it its made may more no nor not of on once or other otherwise our out please same should since so some such than
that the their them then there these they this those through to together under until up was we were what when
where which while who will with within without would you your i me my

accept accepted accuracy accurate addressed advice advised agree agreed agreement agrees all alternatives answer
answered appointment appropriate arranged ask asked aware benefits best call care case changes chart checked
clarified clear clinic comfortable communicated complete completed concern concerns confirmed consent consented
contact contacted continue coordinate coordinated copy correct counseling counselling counselled counseled
decision decisions detail detailed details dictated direct document documentation documented earlier edited
education electronic electronically emergency encounter encouraged ensure errors explained express expressed
follow followed following follow-up further goals happy help history identified immediately importance
independently indicated individual information informed instructed instructions interim known language list
making management material materials medical medication medications medicines necessary need needed needs next
note notes notified obtained office offered options outlined pathway patient patients patient's permission
personally plan plans precautions prepared presented prior privacy problem problems proceed process provide
provided provider pt pts question questions read reason reasons received reconciled record recorded recording
records recommended red flags reevaluate refer reference regarding repeat report reports request requested
required respond response results return review reviewed risks safety safety-net safety-netting satisfaction
schedule scheduled seek sheet shared signed software sooner speech staff stated summary support supported symptoms
system team templates therapy time today transcribed transcription treatment understand understanding
understands understood unless updated urgent use used using verbal verbalised verbalized verbally verified visit
voice worsen worsening written
`)
