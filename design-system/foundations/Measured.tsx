import { useEffect, useRef } from 'react';

/** Shared: a page shows more than a hundred figures. */
let paper: CanvasRenderingContext2D | null = null;

/** The sRGB channels of any CSS colour, by painting it. */
function channels(colour: string): [number, number, number] {
  paper ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (paper === null) throw new Error('This browser draws nothing.');
  paper.fillStyle = colour;
  paper.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = paper.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance, WCAG 2.2. */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** `--medeina-text-muted` of `var(--medeina-text-muted)`. */
export function variableOf(token: string): string {
  return token.replace(/^var\((.*)\)$/u, '$1');
}

/** The value of a variable on an element; a colour as it is painted, because the variable holds both themes' values. */
function valueOn(element: HTMLElement, name: string): string {
  const value = getComputedStyle(element).getPropertyValue(name).trim();
  if (!CSS.supports('color', value)) return value;
  const { color } = element.style;
  element.style.color = `var(${name})`;
  const painted = getComputedStyle(element).color;
  element.style.color = color;
  return painted;
}

interface MeasuredProps {
  as?: 'b' | 'code';
  read: (valueOf: (token: string) => string) => string;
}

/** Values read from the page after each render, because they depend on the theme. */
function Measured({ as: Element = 'b', read }: MeasuredProps) {
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown.current === null) return;
    const element = shown.current;
    element.textContent = read((token) => valueOn(element, variableOf(token)));
  });
  return <Element ref={shown} />;
}

/** The token's value in this theme and scope. */
export function Value({ token }: { token: string }) {
  return <Measured as="code" read={(valueOf) => valueOf(token)} />;
}

/** The same as a hex colour. */
export function Hex({ token }: { token: string }) {
  return (
    <Measured
      as="code"
      read={(valueOf) =>
        `#${channels(valueOf(token))
          .map((channel) => channel.toString(16).padStart(2, '0'))
          .join('')}`
      }
    />
  );
}

/** The contrast of one colour on another. */
export function Contrast({ token, ground }: { token: string; ground: string }) {
  return <Measured read={(valueOf) => contrast(valueOf(token), valueOf(ground)).toFixed(1)} />;
}
