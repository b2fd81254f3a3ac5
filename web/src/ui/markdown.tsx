import { Fragment, type ReactNode } from 'react'
import { parseMarkdown, type Block, type Inline, type List } from '../lib/text/markdown.ts'

type RenderText = (text: string) => ReactNode

interface MarkdownProps {
  text: string
  /** False while more is coming: unclosed marks are rendered as if they were closed. */
  isComplete?: boolean
  /** Renders a piece of plain text; by default the text itself. */
  renderText?: RenderText
}

/** As elements, never as HTML: no text can become a tag. */
export function Markdown({ text, isComplete = true, renderText = asIs }: MarkdownProps) {
  return parseMarkdown(text, { isComplete }).map((block, index) => (
    <Fragment key={index}>{renderBlock(block, renderText)}</Fragment>
  ))
}

const asIs: RenderText = (text) => text

function renderBlock(block: Block, renderText: RenderText): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Tag = `h${block.level}` as const
      return <Tag>{renderInline(block.text, renderText)}</Tag>
    }
    case 'paragraph':
      return (
        <p>
          {block.lines.map((line, index) => (
            <Fragment key={index}>
              {index > 0 && <br />}
              {renderInline(line, renderText)}
            </Fragment>
          ))}
        </p>
      )
    case 'rule':
      return <hr />
    case 'list':
      return <ListBlock list={block} renderText={renderText} />
  }
}

function ListBlock({ list, renderText }: { list: List; renderText: RenderText }) {
  const Tag = list.isOrdered ? 'ol' : 'ul'
  return (
    <Tag>
      {list.items.map(({ text, inner }, index) => (
        <li key={index}>
          <p>{renderInline(text, renderText)}</p>
          {inner.map((each, place) => (
            <ListBlock key={place} list={each} renderText={renderText} />
          ))}
        </li>
      ))}
    </Tag>
  )
}

function renderInline(parts: readonly Inline[], renderText: RenderText): ReactNode {
  return parts.map((part, index) => {
    if (typeof part === 'string') return <Fragment key={index}>{renderText(part)}</Fragment>
    const { tag: Tag, children } = part
    return <Tag key={index}>{renderInline(children, renderText)}</Tag>
  })
}
