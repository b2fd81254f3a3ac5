import { useChosenTheme } from './use-chosen-theme.ts'

type PictureName = 'record' | 'note' | 'chat' | 'tasks'

const files = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

interface ProductPictureProps {
  name: PictureName
  alt: string
  /** As `sizes` of an image. */
  sizes: string
  /** Visible when the page opens: loaded eagerly. */
  isFirst?: boolean
}

const NARROW = '(width < 40rem)'
const NARROW_SIZE = { width: 600, height: 1138 }
/** A width cannot be below zero. */
const DARK = {
  system: '(prefers-color-scheme: dark)',
  dark: '(width >= 0)',
  light: '(width < 0)',
} as const

/** A screenshot of the product (e2e/pictures), in the theme of the page. */
export function ProductPicture({ name, alt, sizes, isFirst = false }: ProductPictureProps) {
  const dark = DARK[useChosenTheme()]
  return (
    <picture>
      <source media={`${NARROW} and ${dark}`} srcSet={file(`${name}-dark`, 600)} {...NARROW_SIZE} />
      <source media={NARROW} srcSet={file(`${name}-light`, 600)} {...NARROW_SIZE} />
      <source media={dark} srcSet={srcSet(`${name}-dark`)} sizes={sizes} />
      <img
        src={file(`${name}-light`, 1280)}
        srcSet={srcSet(`${name}-light`)}
        sizes={sizes}
        alt={alt}
        width={1280}
        height={672}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className="mx-auto h-auto w-full rounded-lg max-sm:max-w-72 border border-line shadow-raised"
      />
    </picture>
  )
}

function srcSet(name: string): string {
  return `${file(name, 640)} 640w, ${file(name, 1280)} 1280w`
}

function file(name: string, width: number): string {
  return files[`./pictures/${name}-${width}.webp`] ?? ''
}
