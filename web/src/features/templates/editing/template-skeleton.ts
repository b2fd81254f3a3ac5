/** The heading above which a template addresses the writer, and below which the note starts. */
export const CONTENT_HEADING = 'Template Content'

/** Document 2 §2.6: what a new template starts with. */
export const TEMPLATE_SKELETON = `# New Template

## Instructions
Write the note from what was said and typed in the session. Use only what was said; write "Not discussed" under a heading for which nothing was said.

## ${CONTENT_HEADING}

### Section 1
What belongs here.

### Section 2
What belongs here.

### Section 3
What belongs here.
`
