import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** A page whose code is loaded when it is first shown, from a module of named exports. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: (await load())[name] }))
}
