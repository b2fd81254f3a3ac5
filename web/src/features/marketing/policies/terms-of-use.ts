import {
  DATA_EXPORT_DAYS,
  SIGNUP_PASSWORD_MIN_CHARS,
  TERM_CHANGE_NOTICE_DAYS,
} from '@chartwright/contract/limits'
import type { OperatorWords } from './operator-words.ts'
import type { PolicySection } from './policy-page.tsx'

export function termsOfUse(words: OperatorWords): readonly PolicySection[] {
  const { operator, Operator, reach, compliance } = words
  return [
    {
      title: 'Agreement',
      parts: [
        `These terms are between you and ${operator}, which provides this installation of Chartwright. By creating an account or using the service you accept them. If you do not accept them, do not use it.`,
      ],
    },
    {
      title: 'Who may use it',
      parts: [
        [
          'You are a healthcare professional, or a student of a health profession under supervision.',
          'You are 18 or older, or have the consent of your guardian.',
          'Nobody has forbidden you to practise or to use this service.',
        ],
      ],
    },
    {
      title: 'Your account',
      parts: [
        `The information you register with must be accurate and stay so. Your password has at least ${SIGNUP_PASSWORD_MIN_CHARS} characters, with letters and digits; keep it to yourself. An account belongs to one person and may not be shared. Tell ${operator} at once if somebody else may have had access.`,
      ],
    },
    {
      title: 'What the service is, and what it is not',
      parts: [
        'Chartwright turns visits into text, drafts notes and tasks, and answers questions about a session. It assists; it does not replace clinical judgement. It is no medical device, gives no diagnosis and is not made for emergencies.',
        'Speech recognition and language models make mistakes: they mishear, leave out and sometimes state what was not said. Read and correct every draft before it becomes part of a record or a decision. You remain responsible for the care you give and the record you keep.',
      ],
    },
    {
      title: 'Patients, consent and the law',
      parts: [
        'Before you record, tell the people present and obtain the consent that the law of your place asks for. Enter only what you are allowed to process. Keep to professional secrecy and to the rules of your profession.',
        ...(compliance
          ? [
              'Where HIPAA or PIPEDA applies to you, you use the service in a way that keeps to it. The software supports this; it cannot do it for you.',
            ]
          : []),
      ],
    },
    {
      title: 'Acceptable use',
      parts: [
        'The Usage Policy is part of these terms. In particular you may not use the service unlawfully, reach for data of others, disturb its operation, probe its security without permission or pass its output off as somebody else’s opinion.',
      ],
    },
    {
      title: 'Your content',
      parts: [
        `What you record and write stays yours. ${Operator} may process it in order to provide the service, as the Privacy Policy says, and for nothing else. A template that you share may be used and copied by other practitioners of this installation; put no patient into it.`,
        'The software and its name belong to their makers.',
      ],
    },
    {
      title: 'Availability and liability',
      parts: [
        `The service is offered as it is. ${Operator} takes care of it, and cannot promise that it is always available or free of faults. As far as the law allows, ${operator} is not liable for damage that comes from unchecked drafts, from interruptions or from use against these terms. Liability that cannot be excluded by law is untouched.`,
      ],
    },
    {
      title: 'Suspension and end',
      parts: [
        `You may stop at any time and ask for your account to be closed. ${Operator} may suspend or block an account that breaks these terms or puts others at risk; the Usage Policy says how to appeal.`,
        `You may request an export of your data within ${DATA_EXPORT_DAYS} days after termination. After that it may be deleted, unless the law requires it to be kept.`,
      ],
    },
    {
      title: 'Changes and contact',
      parts: [
        `Changes are published on this page. For major changes there is a ${TERM_CHANGE_NOTICE_DAYS}-day notice; who goes on using the service after that accepts them. The law of the place where ${operator} is established applies, unless the law that protects you says otherwise.`,
        `Questions go to ${operator}: ${reach}.`,
      ],
    },
  ]
}
