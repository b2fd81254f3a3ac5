import { useEditorState, type Editor } from '@tiptap/react'
import {
  Bold,
  Heading2,
  Italic,
  List,
  ListOrdered,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { Toolbar } from 'radix-ui'
import { shortcutHint } from '../../lib/shortcut.ts'
import { Button } from '../../ui/inputs/button.tsx'
import { Tooltip } from '../../ui/overlays/tooltip.tsx'
import { DictateButton } from './dictate-button.tsx'

interface Tool {
  readonly name: string
  readonly icon: LucideIcon
  readonly keys?: string
  /** Missing for actions that are not toggles. */
  readonly isOn?: (editor: Editor) => boolean
  readonly isPossible?: (editor: Editor) => boolean
  readonly run: (editor: Editor) => void
}

const groups: readonly (readonly Tool[])[] = [
  [
    mark('Bold', Bold, 'bold', shortcutHint('B')),
    mark('Italic', Italic, 'italic', shortcutHint('I')),
    mark('Underline', Underline, 'underline', shortcutHint('U')),
    mark('Strikethrough', Strikethrough, 'strike'),
  ],
  [
    {
      name: 'Heading',
      icon: Heading2,
      isOn: (editor) => editor.isActive('heading'),
      run: toggleHeading,
    },
    {
      name: 'Bullet list',
      icon: List,
      isOn: (editor) => editor.isActive('bulletList'),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      name: 'Numbered list',
      icon: ListOrdered,
      isOn: (editor) => editor.isActive('orderedList'),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
  ],
  [
    {
      name: 'Undo',
      icon: Undo2,
      keys: shortcutHint('Z'),
      isPossible: (editor) => editor.can().undo(),
      run: (editor) => editor.chain().focus().undo().run(),
    },
    {
      name: 'Redo',
      icon: Redo2,
      keys: shortcutHint('Shift+Z'),
      isPossible: (editor) => editor.can().redo(),
      run: (editor) => editor.chain().focus().redo().run(),
    },
  ],
]
const tools = groups.flat()

interface NoteToolbarProps {
  /** Null if a text is only shown: the buttons are visible and disabled. */
  editor: Editor | null
  readOnly: boolean
}

/** Document 2 §2.3. A single Tab stop; arrow keys move inside. */
export function NoteToolbar({ editor, readOnly }: NoteToolbarProps) {
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      tools.map(({ isOn, isPossible }) => ({
        isOn: current ? isOn?.(current) : isOn && false,
        isPossible: current !== null && (isPossible?.(current) ?? true),
      })),
  })
  return (
    <Toolbar.Root
      aria-label="Formatting"
      className="flex items-center gap-1 max-md:-mx-4 max-md:gap-0 max-md:overflow-x-auto max-md:px-3 max-md:[scrollbar-width:none] sm:max-md:-mx-6 sm:max-md:px-5 print:hidden"
      // The text keeps its selection when a button is pressed.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group, index) => (
        <div key={group[0]?.name} className="contents">
          {index > 0 && <Toolbar.Separator className="mx-1 h-5 w-px bg-line max-md:hidden" />}
          {group.map((tool) => (
            <ToolButton
              key={tool.name}
              tool={tool}
              isOn={states?.[tools.indexOf(tool)]?.isOn}
              disabled={readOnly || states?.[tools.indexOf(tool)]?.isPossible === false}
              onClick={() => editor && tool.run(editor)}
            />
          ))}
        </div>
      ))}
      {editor && !readOnly && <DictateButton editor={editor} />}
    </Toolbar.Root>
  )
}

interface ToolButtonProps {
  tool: Tool
  isOn: boolean | undefined
  disabled: boolean
  onClick: () => void
}

function ToolButton({ tool, isOn, disabled, onClick }: ToolButtonProps) {
  const Icon = tool.icon
  return (
    <Tooltip text={tool.keys === undefined ? tool.name : `${tool.name} (${tool.keys})`}>
      <Toolbar.Button asChild>
        <Button
          variant="quiet"
          size="icon-sm"
          aria-label={tool.name}
          aria-pressed={isOn}
          disabled={disabled}
          onClick={onClick}
          icon={<Icon aria-hidden className="size-4" />}
          className="aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
        />
      </Toolbar.Button>
    </Tooltip>
  )
}

function mark(name: string, icon: LucideIcon, type: string, keys?: string): Tool {
  return {
    name,
    icon,
    ...(keys !== undefined && { keys }),
    isOn: (editor) => editor.isActive(type),
    run: (editor) => editor.chain().focus().toggleMark(type).run(),
  }
}

function toggleHeading(editor: Editor): void {
  const change = editor.chain().focus()
  if (editor.isActive('heading')) change.setParagraph().run()
  else change.setHeading({ level: 2 }).run()
}
