/** Whether a template wants the patient spoken to. */
export function speaksToPatient({
  title,
  prompt,
}: {
  readonly title: string
  readonly prompt: string
}): boolean {
  return (
    /\bpatient (?:instructions|handout|letter|information|summary)\b|\bafter[- ]visit summary\b/i.test(
      title,
    ) || /\b(?:speak|write|talk) to the patient as ["“]?you/i.test(prompt)
  )
}
