/** Short names that stand in capitals; 'A1c' and the like as they are written here. */
export const ABBREVIATIONS =
  `A1c ACL ADHD B12 B6 AFB AFP AIDS ALS ALT ANA AP AST AV BCG BMI BMP BNP BP BPH BUN CA-125 CABG CBC CBT CD4 CHF CIN CK CKD CMP CMV CNA CNS COPD COVID COVID-19
  CPAP CPR CRP CSF CT CVA DCIS DEXA DHEA DJD DKA DNA DTaP DVT EBV ECG ECOG EEG EF EGD EKG EMG EMT ENT EpiPen ER ERCP ESR FDP FDS FEV1 FSH FVC
  G6PD GCS GERD GFR GGT GI GLP-1 GP GTN GU HCG HCT HCTZ HCV HDL HIV HPV HRT HSV IBD IBS ICU IgA IgE IgG IgM INR IUD IV JVD JVP KUB LAD
  LDH LDL LFT LFTs LH LPN LVEF MCL MCP MCV MI MMR MR MRA MRCP MRI MRSA MS MTHFR MVP NSAID NSAIDs NSTEMI OCD OSA OT PA PCL PCOS PCP PCR PE PET PFT PFTs pH PHQ-9
  PIP PPI PRN PSA PSVT PT PTH PTSD RA RCA RNA RSV S1 SCFE SLE SSRI SSRIs STD STEMI STI T3 T4 TB TENS THC TIA TIAs TMJ TSH UA URI UTI UTIs VQ WBC
  L1 L2 L3 L4 L5 C1 C2 C3 C4 C5 C6 C7 T1 T12`.split(/\s+/)

/** People and places in names of things, and months and days. */
export const PROPER_NAMES =
  `Achilles Alzheimer's Apgar Babinski Baker's Barrett's Bartholin Bell's Breslow Brudzinski's Burkitt Charcot Crohn's Cushing's
  Dix-Hallpike Doppler Ehlers-Danlos Epley Epstein-Barr Ewing Finkelstein Foley Gram Graves Graves' Hashimoto's Hawkins Hodgkin's Hoffman's
  Holter Homans Huntington's Kawasaki Kernig's Lachman Lisfranc Lyme Magenis Marfan McBurney's McMurray McMurray's Meniere's Mohs Morton's Murphy's
  Neer Osgood-Schlatter Paget's Parkinson's Pfannenstiel Phalen Phalen's Quervain's Raynaud's Romberg Rovsing Sjogren's Smith Spurling's Tinel Tinel's Tourette's Turner Valsalva
  Weber Wilson's January February April June July August September October November December Monday Tuesday Wednesday
  Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays Christmas Thanksgiving Easter`.split(
    /\s+/,
  )
