import type { ComponentPropsWithRef } from 'react';

/**
 * For Radix's `asChild`: drops the `style` it passes. The content policy forbids `style=` in server HTML, and the
 * styles are all in classes.
 */
export function PlainDiv({ style: _style, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} />;
}
