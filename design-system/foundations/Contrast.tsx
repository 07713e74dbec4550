import { useEffect, useRef } from 'react';
import { Text } from '../src/primitives/Text/index.ts';
import * as styles from './Foundations.css.ts';

/** Red, green and blue of any colour that the browser knows, by drawing it. */
function channels(colour: string): [number, number, number] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser draws nothing.');
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
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

/** A colour on its ground, with the contrast measured as the theme shows both. */
export function Contrast({ pair, isText }: { pair: string; isText: boolean }) {
  const sample = useRef<HTMLDivElement>(null);
  const figure = useRef<HTMLElement>(null);
  // After each drawing: another theme is another pair.
  useEffect(() => {
    if (sample.current === null || figure.current === null) return;
    const { color, backgroundColor } = getComputedStyle(sample.current);
    figure.current.textContent = contrast(color, backgroundColor).toFixed(1);
  });
  return (
    <li>
      <div ref={sample} className={`${styles.sample} ${styles.pairs[pair] ?? ''}`}>
        {isText ? 'Įgūdis' : <span className={styles.mark} />}
      </div>
      <Text as="span" size="caption">
        {pair}: <b ref={figure} />
      </Text>
    </li>
  );
}
