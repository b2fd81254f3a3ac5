import {
  API_REQUESTS_PER_DAY_PREMIUM,
  API_REQUESTS_PER_DAY_STANDARD,
  APPEAL_REVIEW_DAYS,
  DATA_EXPORT_DAYS,
  SESSION_MAX_HOURS,
  STORAGE_PREMIUM_GB,
  STORAGE_STANDARD_GB,
  TERM_CHANGE_NOTICE_DAYS,
} from '@chartwright/contract/limits'
import type { OperatorWords } from './operator-words.ts'
import type { PolicySection } from './policy-page.tsx'

export function usagePolicy(words: OperatorWords): readonly PolicySection[] {
  const { operator, Operator, reach, compliance, audioDeletion } = words
  return [
    {
      title: 'Purpose',
      parts: [
        `This policy says what this installation of Chartwright is for, and how much of it one account may use, so that it stays quick and safe for everybody. It belongs to the Terms of Use. The limits are those of the plans of the service; ${operator} may set lower ones where its computer demands it.`,
      ],
    },
    {
      title: 'What it is for',
      parts: [
        [
          'Documenting visits of your own patients: recording, transcribing, dictating, writing.',
          'Drafting notes, letters, instructions and tasks, and checking them.',
          'Asking about a session that you are documenting.',
          'Learning and teaching with invented visits.',
        ],
      ],
    },
    {
      title: 'What is not allowed',
      parts: [
        [
          'Recording people without the consent that the law asks for.',
          'Using a draft without having read it, or for a decision that nobody takes responsibility for.',
          'Entering the data of people you do not treat, or seeking the data of other accounts.',
          'Sharing an account, or reselling access to it.',
          'Getting around limits, overloading the service, or running programs against it that have not been agreed with the operator.',
          'Harmful, discriminating or unlawful content.',
        ],
      ],
    },
    {
      title: 'Sessions',
      parts: [
        `You stay signed in for at most ${SESSION_MAX_HOURS} hours continuously. There is an automatic logout on inactivity. What you have typed is kept on your device and saved; a recording under way is finished with the sound that was received.`,
      ],
    },
    {
      title: 'Storage',
      parts: [
        [
          `Standard: ${STORAGE_STANDARD_GB}GB for each account.`,
          `Premium: ${STORAGE_PREMIUM_GB}GB for each account.`,
          'Enterprise: custom, by agreement.',
        ],
        `Recorded sound counts until it is ${audioDeletion}; text counts for little.`,
      ],
    },
    {
      title: 'API limits',
      parts: [
        [
          `Standard: ${API_REQUESTS_PER_DAY_STANDARD} requests/day.`,
          `Premium: ${API_REQUESTS_PER_DAY_PREMIUM} requests/day.`,
        ],
        'They are meant for programs that use the interface. Too many requests in a short time are refused for a moment, whoever sends them.',
      ],
    },
    {
      title: 'Enforcement and appeals',
      parts: [
        `${Operator} may look into misuse, warn, limit, suspend or block an account, as far as the case requires. ${
          compliance ? 'Events that HIPAA or PIPEDA obliges it to report are reported. ' : ''
        }If you think that a measure is wrong, appeal: ${reach}, with your name and the email address of your account. Appeals are reviewed within ${APPEAL_REVIEW_DAYS} days.`,
      ],
    },
    {
      title: 'End of use and changes',
      parts: [
        `A data export is requestable within ${DATA_EXPORT_DAYS} days after termination, at the same address.`,
        `Changes are published on this page. Major changes come with a ${TERM_CHANGE_NOTICE_DAYS}-day notice.`,
      ],
    },
  ]
}
