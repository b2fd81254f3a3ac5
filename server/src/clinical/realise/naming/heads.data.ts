/** What names a thing felt or found, besides the names of the tables. */
export const FELT_HEADS =
  `aggression apathy apprehension avoidance awakening behavior behaviour delusions dimpling energy heartbeat odor odour posseting pulling rigidity vigor bloodshot comedones condition crusting cold cravings diet drooling exhaustion floaters flooding gas halos health limitation memory nodules posturing request sleepless snap sores tenesmus waking wish ache aching anxious bitten thickened burned asymmetry blood breathing bump bumps burning changes clot concern concerns craving cravings crying cut difficulty discomfort
  distension dry dryness dyspneic episode episodes erection exhausted flare flare-up flare-ups flares fluid fluids flushing forgetfulness
  fullness graze growth heaviness hunger incontinent injury injuries irritation issue issues itchy knot leakage lights limping loose lump lumps mark
  movements mucus numb overwhelmed pain painful panic phlegm pimple pins pounding pressure problem problems pus radiation rashes reaction
  relief scab sensitive sensitivity shivering sleepy sneezing snoring soreness spasm spasms spot spots spotting stiff sting stinging stung strain stress
  stressors swollen symptoms tear tenderness tension tight tingly tired tiredness trouble twinge ulcer unwell urge vomiting weak
  weird worsening wound zing`.split(/\s+/)

/** The same of an examination or a test. */
export const FOUND_HEADS =
  `alert angiomas asterixis calm colour contact delusions excoriations pink recession rigidity trismus valgum apprehension arch arches clonus crust crusting comedones descent deviation flap fremitus hyperpigmentation papules pustules puckering ring scab scale speaks tiptoe tone tophus tug abduction abnormal abnormality abnormalities adduction afebrile alignment atrophy asymmetric asymmetry benign calcification calcifications
  changes circulation clean clear congruency contour cytology damage deficit density differential displacement dorsiflexion ejection eversion exhalation
  exposure extension facet fields flattened flexion flatter fluent fragment fragments grip growth guarding incision intact inversion invasion
  involvement level levels irregularity ligament lymphocytes mass masses margin margins movement narrowing negative nevus nodes normal nontender
  non-tender opacities opacity pigmentation positive progression pronation reactive recurrence refill regular resolution response rotation scarring
  scar shadowing shadows shift spur stable stone stones strength subluxation supination symmetric symmetrical tear tenosynovitis thickening
  tophi unchanged unremarkable wheelchair widening`.split(/\s+/)

/** How a part is, at the end of its name in the tables: without the part it names nothing. */
export const NO_HEADS =
  `absent age appropriate approximated brisk chat cooperative descended deviated diminished displaced dull firm flat
  full good hydrated improved increased limited linear open overnight perfused placed point poor probe reduced responsive
  retracted sentences size slow stick touch uptake visible waste wasting white`.split(/\s+/)

/** Things that happened or were done. */
export const HISTORY_HEADS =
  `antibiotics childbirth cleaning iced condition conditions decompression handed history immobilisation immobilization menarche overeating relapse test sling arch dose death suicide travel deployment observation ventilation cycle substitution ingestion contraindication immunizations infarction detoxification dominance exam exams healthy health postpartum seatbelt belt work-up accident admission aids amputation appointment baby blindness broken catheter children collision complications consult consultation
  contact counseling counselling crash cyst disability discontinuation episodes evaluation exacerbation exposure fall fistula flight
  genetics gene graft heart illness illnesses implanon implant implants incident indiscretion injury injuries issue issues loss medication operation palsy period
  periods pregnancies pregnant problem problems procedure puncture reaction reactions referral removal replacement repair
  shunt smoking stay stemi stent stents sting surgeries surgery symptoms tear therapy transfusion treatment trauma tumor vaccinated
  vaccine vaccinations visit`.split(/\s+/)

/** What can be ordered, fitted or carried out. */
export const ORDER_HEADS =
  `auscultation arthrodesis b12 folate infusion ppd spacer staining clearance duplex electrolytes function lifts maneuver manoeuvre observation records signs suction verification a1c abstinence antibodies antibody appliance assessment aspiration blood bloods bloodwork boot brace bracing cast catheter closure collection
  count crutches culture cultures dexa device diary drainage ecg echo ekg elastography epidural evaluation examination films follow-up fusion
  glasses graft hormones imaging incision injection injections inserts insert kit labs leaflet level levels log monitor monitoring orthotic
  orthotics panel pap patch pcr photographs photos procedure profile questionnaire questionnaires radiograph reduction removal replacement
  repair resection rna sample samples scan scans screen screening series serology sling smear specimen splint sputum stent stitches stockings
  strainer studies surgery surgeries sutures swab swabs test testing tests titer titre transfusion ultrasound vaccination
  vaccine walker wheelchair x-ray x-rays`.split(/\s+/)

/** Who or where somebody can be referred to. */
export const SERVICE =
  /^[Dd]r\.? \w+(?: \w+)?(?: (?:in|at|from|of) \w+(?: \w+)?)?$|(?:olog(?:y|ist|ists)|iatry|iatrist|iatrics|iatrician|opedics|opaedics|opedist|therapy|therapist|surgery|surgeon|dentist|dentistry|obstetrics|optometrist|optician|dietitian|dietician|nutrition|nutritionist|specialist|specialists|clinic|clinics|service|services|department|hospital|center|centre|rehab|rehabilitation|counsel?ling|counsel?or|nurse|doctor|physician|gp|team|program|programme|consult|consultation|group|care|unit|midwife|psychotherapy|physio|testing|worker|audiology|hospice|clearance|pharmacist|course|training|referral|genetics|pain management|school|class|classes|navigator|educator|education|a and e|a&e|er)$/

/** Heads that name nothing without another word: 'gain', 'function', 'level'. */
export const INCOMPLETE = new Set(
  `completely condition conditions history totally perfectly removal replacement repair medical high ligament ligaments mixed presentation warm weird loose hot cold red well controlled better feel feeling sense type diabetic sleep urine eat drink stair stairs activity amount appearance appetite area ascending associated average baseline bear blood body bowel breath canal care case cause
  center change changes clear concern condition consciousness contact contraction control coordination count decrease deep defect deficiency degree
  delay balance density difficulty disc disease disorder distention drop dysfunction effect effects eight enzyme episode episodes evaluation exam
  exercise failure fields flow fluid food form fraction frequency function gain growth heart height hot increase intact
  intake interest intolerance issue issues lack level levels light line loss low medication mood motion motor movement movements
  normal note output panel part period phase positive negative present pressure problem problems procedure process progression rate reaction
  regular relief result sensation sign signs sensitive sore speech stage standing state status strength study symptom symptoms syndrome test tests therapy thing
  tie time tissue tolerance trait treatment trouble trunk type use vision voice walk walking weight work`.split(
    /\s+/,
  ),
)

/** Medicines that are called by their form or their use. */
export const MEDICINE_FORMS =
  /\b(?:capsules?|creams?|devices?|drops|dressings?|emollients?|extracts?|gels?|gumm(?:y|ies)|inhalers?|injections?|lotions?|moisturi[sz]ers?|ointments?|patch(?:es)?|powders?|sachets?|shampoos?|shots?|solutions?|spacers?|sprays?|strips|supplements?|syrups?|tablets?|therapy|vaccines?|vaporub|vitamins?|medications?|medicines?|meds|pills?|remed(?:y|ies)|regimen|treatments?|antibiotics?|painkillers?|thinners?|agents?|prophylaxis|contraception|fluids|drugs?|steroids?|products?|oil|tea|juice|over the counter)\b/

/** Ends of words that only clinicians use. */
export const CLINICAL_ENDING =
  /[a-z]{3}(?:osis|itis|omas?|a?emia|uria|opathy|algia|ectomy|plasty|oscopy|otomy|ostomy|ography|megaly|ness|phobia|icity|urity|ility|penia|plegia|paresis|dynia|rrho?ea|rrhage|trophy|plasia|alignment)$/

/** What happened, told with what it happened to: 'dropped a brick on the foot'. */
export const EVENT_TOLD =
  /^(?:bumped|burned|caught|crushed|cut|dropped|fell|hit|jammed|kicked|landed|lifted|pulled|ran into|rolled|slipped|stepped on|struck|tripped|twisted) (?:\S+ )+\S+$/

/** Heads that may stand with a part of the body, or any other word. */
export const COMPLEMENTED = new Set(
  `change changes concern concerns condition conditions deficiency delay difficulty discharge disease disorder disturbance drop dysfunction exam failure fluid history intolerance issue issues
  movement movements problem problems reaction sensation sensitive surgery symptom symptoms syndrome test tests treatment trouble`.split(
    /\s+/,
  ),
)

/** Words that make a finding of what every patient has: 'low mood', 'poor memory'. */
export const QUALIFIERS = new Set(
  `abnormal altered brisk constant dark decreased early excessive fast frequent good high impaired increased irregular lack late loss low new no normal
  poor reduced restless slow strange unusual weak worse worsening`.split(/\s+/),
)

/** What one does: no name of what is felt begins with it. */
export const DOING =
  /^(?:affect(?:s|ing)?|bring(?:s|ing)?|believ(?:e|es)|drink(?:s|ing)?|eat(?:s|ing)?|empty(?:ing)?|enjoy(?:s|ing)?|fall(?:s|ing)? asleep|go(?:es|ing)?|grind(?:ing)?|improves?|keep(?:s|ing)?|laid|looks?|lying|los(?:e|ing)|monitor(?:s|ing)?|mov(?:e|es|ing)|pass(?:es|ing)?(?! gas| wind)|prefers?|purse|put(?:s|ting)?|run(?:s|ning)?|sit(?:s|ting)?|stand(?:s|ing)?|strain(?:s|ing)? the|turn(?:s|ed|ing)?|unload(?:ing)?|urinates?|wakes?|walk(?:s|ing)?|work(?:s|ing)?|into|onto|through|across|behind|towards?|under|where|when|at|because)\b/

/** A part and how it is. */
export const STATED =
  /^(?!everything|levels?|one|it|rest|all|they|that|two|both|looks?|completely|perfectly|dry and|totally)\S.*\b(?:normal|abnormal|intact|clear|soft|symmetric(?:al)?|equal|supple|midline|swollen|tender|non-?tender|unremarkable|reactive|regular|clean|full|palpable|distended|enlarged|stable|pale|pink|warm|cool|smooth|boggy|injected|bulging|firm|cracked|bruised|crusted|scaly)$/

/** What a patient can or cannot do, where that is a finding of its own. */
export const ABILITIES =
  /^(?:un)?able to (?:actively |fully |really )?(?:bear|bend|carry|chew|climb|close|concentrate|cook|cope|dress|drink|drive|eat|empty|exercise|extend|fall asleep|flex|get (?:comfortable|out of bed|up)|go (?:to work|up|down)|grip|hear|hold|keep|kneel|lay|lie|lift|make a fist|move|open|pass|perform|play|put (?:any )?weight|raise|reach|rotate|run|see(?! the)|sit|sleep|speak|squat|stand|straighten|swallow|take (?:a )?deep|talk|tolerate|turn|twist|urinate|use|walk|weight|work|write)\b/

/** What a patient does not do, told as a clause of its own. */
export const NOT_DOING =
  /^(?:still )?does not (?=[a-z]{3})|^did not (?=(?:drink|eat|sleep|wake|walk|talk|breathe|urinate)\b)|^not (?=[a-z]{2,}ing\b|always \w|in \w|(?:left|right)-handed$)/
