import type { ComponentPropsWithRef } from 'react';

/**
 * Stand-ins for what Radix renders with `asChild`: they drop the `style` it passes. The content policy forbids
 * `style=` in server HTML, and the look is all in classes.
 */
export function PlainDiv({ style: _style, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} />;
}
