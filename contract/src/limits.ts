/** Every constant of both documents' section 9, and the lengths they leave open. Units are in the names. */

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const DAY_S = 24 * 60 * 60

// Document 1 §9: accounts and public pages
export const AUTH_TOKEN_COOKIE_S = 7 * DAY_S
export const REFRESH_TOKEN_COOKIE_S = 30 * DAY_S
export const USER_DATA_COOKIE_S = 7 * DAY_S
export const GOOGLE_FLOW_COOKIE_S = 7 * DAY_S
export const COOKIE_PATH = '/'
export const COOKIE_SAME_SITE = 'Strict'
export const FOCUS_REFRESH_THROTTLE_MS = 5 * SECOND_MS
export const GOOGLE_CALL_DEDUPE_MS = 5 * SECOND_MS
export const SIGNUP_PASSWORD_MIN_CHARS = 8
export const RESET_PASSWORD_MIN_CHARS = 6
export const NAME_MIN_CHARS = 2
export const REDIRECT_AFTER_SIGN_IN_MS = 1 * SECOND_MS
export const REDIRECT_AFTER_SUCCESS_MS = 2 * SECOND_MS
export const REDIRECT_AFTER_ERROR_MS = 3 * SECOND_MS
export const PREFILL_MESSAGE_MS = 3 * SECOND_MS
export const HEADLINE_TYPE_MS = 100
export const HEADLINE_DELETE_MS = 50
export const HEADLINE_PAUSE_MS = 2 * SECOND_MS
export const SIGNUP_COUNTRIES = [
  'United States',
  'Canada',
  'United Kingdom',
  'Australia',
  'Germany',
  'France',
  'India',
  'Brazil',
  'Japan',
  'South Korea',
  'Other',
] as const
export const SESSION_MAX_HOURS = 8
export const STORAGE_STANDARD_GB = 10
export const STORAGE_PREMIUM_GB = 100
export const API_REQUESTS_PER_DAY_STANDARD = 1_000
export const API_REQUESTS_PER_DAY_PREMIUM = 10_000
export const APPEAL_REVIEW_DAYS = 30
export const DATA_EXPORT_DAYS = 30
export const TERM_CHANGE_NOTICE_DAYS = 30
export const POLICIES_EFFECTIVE = 'January 2025'
export const PLAN_LABEL = 'Free Plan'

// Document 2 §9: the workspace
export const SIDEBAR_WIDTH_PX = 320
export const SIDEBAR_MAX_VIEWPORT_PERCENT = 85
export const NARROW_SCREEN_PX = 768
export const RECORDING_PANEL_MIN_PX = 280
export const RECORDING_PANEL_MAX_PX = 500
export const RECORDING_PANEL_DEFAULT_PX = 320
export const PATIENT_PICKER_MAX_PX = 320
export const CHAT_PANEL_PX = 500
export const LEVEL_BARS = 20
export const TAB_SCROLL_STEP_PX = 200
export const PALETTE_MAX_SESSIONS = 10
export const SOCKET_CONNECT_TIMEOUT_MS = 10 * SECOND_MS
export const CONNECT_POLLS = 15
export const CONNECT_POLL_MS = 100
export const MICROPHONE_START_TRIES = 3
export const MICROPHONE_RETRY_MS = 200
export const FINALIZING_BANNER_MS = 6 * SECOND_MS
export const TRANSCRIPT_REFETCH_TRIES = 4
export const TRANSCRIPT_REFETCH_MS = 3 * SECOND_MS
export const AUDIO_SAMPLE_RATE_HZ = 44_100
export const AUDIO_CONSTRAINTS = {
  channelCount: 1,
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
} as const
export const SILENCE_BEFORE_TRANSCRIPTION_MS = 4 * SECOND_MS
export const NOTE_AUTOSAVE_IDLE_MS = 2 * SECOND_MS
export const SESSION_LIST_FRESH_MS = 5 * MINUTE_MS
export const TEMPLATE_LIST_FRESH_MS = 10 * MINUTE_MS
export const PROFILE_TOAST_MS = 4 * SECOND_MS
export const SAVED_INDICATOR_MS = 3 * SECOND_MS
export const GENERATED_TASKS_CLOSE_MS = 1_500
export const CALENDAR_MONTHS = 2
export const CALENDAR_DATE_FORMAT = 'MMM dd, yyyy'
export const TASK_TABLE_MIN_PX = 900
export const TASK_CATEGORIES = ['Action', 'Communicate', 'Coordinate', 'Document', 'Order'] as const
export const TASK_STATUSES = ['pending', 'in-progress', 'completed'] as const
export const TEMPLATE_CATEGORIES = ['medical', 'dental', 'administrative', 'mental-health'] as const
export const TEMPLATE_ICONS = [
  'Stethoscope',
  'File',
  'Briefcase',
  'Heart',
  'Brain',
  'Eye',
  'Pill',
  'Activity',
  'Zap',
  'Shield',
  'Microscope',
  'Syringe',
  'Thermometer',
  'Clipboard',
  'Book',
  'Settings',
  'Lightbulb',
  'Target',
  'Star',
  'Sparkles',
  'Gem',
] as const
export const UPGRADE_LABEL = 'Coming Soon'
export const DEFAULT_SESSION_NAME = 'New Session'
export const DEFAULT_NOTE_TITLE = 'Note'
export const DEFAULT_NOTE_TEMPLATE = 'SOAP'
export const PATIENT_PICKER_CONTEXTS = ['task-context', 'task-details'] as const

// Lengths that the documents leave open
export const PATIENT_NAME_MAX_CHARS = 200
/** Number of a patient's record elsewhere. */
export const RECORD_NUMBER_MAX_CHARS = 64
export const PRONOUNS_MAX_CHARS = 40
export const PHONE_MAX_CHARS = 40
export const EMAIL_MAX_CHARS = 254
/** No patient was born before this. */
export const PATIENT_BORN_FROM = '1880-01-01'
export const SESSION_NAME_MAX_CHARS = 200
export const NOTE_TITLE_MAX_CHARS = 200
/** Of HTML: a note, or one tab's content. */
export const NOTE_MAX_CHARS = 2_000_000
export const SESSION_MAX_TABS = 200
export const SESSION_PAGE_MAX = 500
export const IDS_PER_DELETE = 100
export const TASK_TITLE_MAX_CHARS = 500
export const TASKS_PER_CREATE = 200
export const TEMPLATE_TITLE_MAX_CHARS = 200
export const TEMPLATE_DESCRIPTION_MAX_CHARS = 20_000
export const TEMPLATE_TEXT_MAX_CHARS = 50_000
/** An hour of fast speech is about 60,000 characters. */
export const TRANSCRIPT_MAX_CHARS = 2_000_000
/** Name that a person gives to a voice of a visit. */
export const SPEAKER_NAME_MAX_CHARS = 60

// Live recording, where the documents leave a number open
/** §7.7: what the worklet delivers at a time. */
export const AUDIO_FRAME_SAMPLES = 1_024
/** Two seconds: an honest client sends 2 KB. */
export const AUDIO_FRAME_MAX_BYTES = 2 * AUDIO_SAMPLE_RATE_HZ * 2
export const RECORDING_MAX_HOURS = 8
export const DICTATION_MAX_S = 30
/** Audio of one line; the pipeline cuts sooner. */
export const CLIP_MAX_S = 60

// Second factors
/** Generated at a time; each works once. */
export const RECOVERY_CODES = 10
/** Without the dash in its middle. */
export const RECOVERY_CODE_CHARS = 10

// The scribe, where the documents leave a number open
export const CHAT_QUESTION_MAX_CHARS = 10_000

// Insights
/** Below this, a line of the transcript counts as not heard clearly. */
export const UNSURE_BELOW = 0.6
/** Below this, a word of a line counts as not heard clearly. */
export const UNSURE_WORD_BELOW = 0.45
/**
 * A sentence of the built-in writer is uncertain if a fact that it states is less likely to be
 * right than this.
 */
export const UNSURE_READING_BELOW = 0.7
export const FINDING_KEY_MAX_CHARS = 200
export const DISMISSAL_REASON_MAX_CHARS = 300

// Signed notes
export const ADDENDUM_MAX_CHARS = 20_000
export const UNSIGN_REASON_MAX_CHARS = 500

// Documents
/** Of all texts of one PDF or DOCX together, as stored: about a thousand pages. */
export const DOCUMENT_MAX_CHARS = 1_500_000

// Facts
export const FACT_CONCEPT_MAX_CHARS = 200
export const FACT_DETAIL_MAX_CHARS = 500

// Vocabulary
export const OWN_WORDS_MAX = 500
export const OWN_WORD_MAX_CHARS = 60
export const OWN_WORD_MAX_PARTS = 5

// Consent
/** Length of what is read aloud to a patient: two minutes of it. */
export const CONSENT_WORDING_MAX_CHARS = 2_000

// Search
export const SEARCH_MAX_CHARS = 200
export const SEARCH_DEFAULT_HITS = 10
export const SEARCH_MAX_HITS = 50
/** How much of the line with a match is sent. */
export const SEARCH_SNIPPET_CHARS = 160

// Snippets
export const SNIPPETS_MAX = 200
export const SNIPPET_SHORTCUT_MAX_CHARS = 32
export const SNIPPET_TEXT_MAX_CHARS = 10_000
