const COUNT = String.raw`(?:an?|\d+|one|two|three|four|five|six|eight|ten|twelve|(?:a )?couple(?: of)?|(?:a )?few)`
export const SPAN_OF = String.raw`${COUNT}(?:(?: to| or) \w+)? (?:days?|weeks?|fortnight|months?|years?)`
const ABOUT = String.raw`(?:about |around |roughly |like |another |the next )*`
const NOW = String.raw`today|tonight|this (?:morning|afternoon|evening)|before you (?:leave|go)(?: home)?(?: today)?(?=$|[.])|on (?:the|your) way out`
const DAY = String.raw`${NOW}|tomorrow`
const WEEKDAY = String.raw`(?:on |by |this |next )(?:monday|tuesday|wednesday|thursday|friday)(?! week)`
const LATER = String.raw`(?:later )?this week|next (?:week|month|year)`
/** What may stand between a thing and its time. */
const DONE = String.raw`(?:(?:done|drawn|taken|performed|placed|sent|scheduled|for you|on you|for (?:him|her)|as well|also|too|here|in (?:the|our) office|in (?:the|our) clinic|off|out|up),? )*`

/** Of the words themselves: 'get labs next week'. */
export const WITHIN = new RegExp(
  String.raw`\b(?:next (?:week|month|year)|tomorrow|(?:on|by) (?:monday|tuesday|wednesday|thursday|friday)(?! week)|(?<=\b(?:in|back|by|you|me) )(?:monday|tuesday|wednesday|thursday|friday)(?! week)|(?:in|within) (?:about |the next )?(${SPAN_OF}))\b`,
)
export const WITHIN_DAY = new RegExp(String.raw`\b(?:${DAY})$`)
/** Right behind them: 'an x-ray done today'. */
export const BEHIND_DAY = new RegExp(
  String.raw`^,? ?${DONE}(?:for |by )?(${DAY}|${WEEKDAY}|${LATER})\b`,
)
/** 'An MRI in two weeks', but not 'an MRI in two weeks I see you'. */
export const BEHIND_SPAN = new RegExp(
  String.raw`^,? ?${DONE}(?:in|within) ${ABOUT}(${SPAN_OF})\b(?!,? (?:i|we|you|and then|of|after|before|from|prior|post|following)\b|,? (?:i|we|you)')`,
)
/** Said of it in the next sentence: 'We get that done this week'. */
export const POINTED = new RegExp(
  String.raw`^[^.?!]*\b(?:get|have|do|draw|take|book|schedule|run) (?:that|it|those|these|them)(?: all)?(?: (?:done|drawn|taken|sorted|scheduled|booked|set up|in|for you|over with))* (?:by |for |within )?(?:the )?(${DAY}|${WEEKDAY}|${LATER}|end of the week)\b`,
)
/** 'Pop down to the nurse tomorrow for those'. */
export const POINTED_FOR = new RegExp(
  String.raw`^[^.?!]*\b(${DAY}|${WEEKDAY}|${LATER})(?: (?:morning|afternoon))? for (?:those|these|that|it)\b`,
)
/** Said of a referral a little later: 'I send that referral off now'. */
export const REFERRED = new RegExp(
  String.raw`\b(?:like|want|have|get|ask) them to (?:see|call) you (?:in|within) ${ABOUT}(${SPAN_OF})\b|\b(?:send|do|make|put|place|get) (?:in |through )?(?:that|the|this|your) referral(?: (?:off|in|out|through|over|for you))* (now|${NOW})\b`,
)
/** When a drug is left off: 'five days before the procedure'. */
export const BEFORE_EVENT = new RegExp(
  String.raw`^,? ?(?:about )?((?:${SPAN_OF} |the (?:day|night|week|morning) )?(?:before|prior to|of) (?:your |the |that )?(?:surgery|procedure|operation|colonoscopy|endoscopy|biopsy|injection|scan|test))\b`,
)
/** 'Come back in two weeks for an x-ray'. */
export const BEFORE = new RegExp(
  String.raw`\b(?:in|within)? ?${ABOUT}(?:\b)(${SPAN_OF}|next (?:week|month)|tomorrow|${WEEKDAY}),? (?:for|to(?: (?:get|do|have|repeat|recheck|check|redo))?|and (?:then )?(?:(?:we|i)(?:'ll| will|'re gonna) )?(?:repeat|recheck|redo|take|remove))(?: (?:an?|the|your|another|some|that|those|more))*$`,
)
