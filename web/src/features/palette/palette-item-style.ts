export const paletteItemStyle =
  'flex min-h-12 cursor-pointer select-none items-center gap-3 rounded-md px-2.5 py-1.5 data-[selected=true]:bg-accent-soft'
