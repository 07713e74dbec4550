import { useState } from 'react';
import type { ReactNode } from 'react';
import { categoryHues, vars } from '@medeina/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { CoursePlate } from '../src/domain/catalogue/CoursePlate/index.ts';
import { materialIcons } from '../src/domain/support/materials.ts';
import { Button } from '../src/primitives/Button/index.ts';
import { Grid } from '../src/primitives/Grid/index.ts';
import { Icon } from '../src/primitives/Icon/index.ts';
import { Stack } from '../src/primitives/Stack/index.ts';
import { Text } from '../src/primitives/Text/index.ts';
import { Contrast, Hex, Value, variableOf } from './Measured.tsx';
import {
  breakpointUses,
  colourRoles,
  durationUses,
  durations,
  radiusUses,
  shadowUses,
  spaceUses,
  textStyles,
} from './purposes.ts';
import * as styles from './Foundations.css.ts';

/** Rendered from the tokens themselves. */
const meta = { title: 'Foundations' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function names(group: Record<string, unknown>) {
  return Object.keys(group);
}

function tokenOf(group: Readonly<Record<string, string>>, name: string) {
  return group[name] ?? '';
}

/** The three category colours have values only in a category's scope: see `Categories`. */
const scoped = new Set(['plate', 'line', 'ink']);
const colours = Object.entries(vars.color).filter(([name]) => !scoped.has(name));
const measured = [...styles.textPairs, ...styles.markPairs];

function Facts({ name, token, children }: { name: string; token: string; children?: ReactNode }) {
  return (
    <Text as="div" size="caption">
      <span className={styles.facts}>
        <b>{name}</b>
        <code>{variableOf(token)}</code>
        <Value token={token} />
        <Hex token={token} />
        {children}
      </span>
    </Text>
  );
}

/** Each colour with its token, its variable, its value in the current theme, and its contrast on its background. */
export const Colour: Story = {
  render: () => (
    <ul className={styles.colours}>
      {colours.map(([name, token]) => (
        <li key={name}>
          <div className={`${styles.swatch} ${styles.grounds[name] ?? ''}`} />
          <Facts name={name} token={token}>
            <span>{colourRoles.get(name)}</span>
            {measured
              .filter((pair) => pair.name === name)
              .map(({ ground }) => (
                <span key={ground}>
                  on {ground}: <Contrast token={token} ground={vars.color[ground]} />
                </span>
              ))}
          </Facts>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('li')].map((colour) => {
      const [swatch, ...facts] = [...colour.querySelectorAll('div, code')];
      const [variable = '', value = '', hex = ''] = facts.flatMap(({ localName, textContent }) =>
        localName === 'code' ? textContent : [],
      );
      return { variable, value, hex, swatch };
    });
    await expect(shown.filter(({ variable }) => !variable.startsWith('--medeina-'))).toEqual([]);
    await expect(shown.filter(({ hex }) => !/^#[\da-f]{6}$/u.test(hex))).toEqual([]);
    // The written value is the one shown.
    const probe = canvasElement.appendChild(document.createElement('div'));
    const other = shown.filter(({ swatch, value }) => {
      probe.style.background = value;
      return swatch && getComputedStyle(swatch).backgroundColor !== getComputedStyle(probe).backgroundColor;
    });
    probe.remove();
    await expect(other).toEqual([]);
  },
};

type Pair = (typeof styles.textPairs)[number];

function Pair({ pair, name, ground, children }: Pair & { children: ReactNode }) {
  return (
    <li>
      <div className={`${styles.sample} ${styles.pairs[pair] ?? ''}`}>{children}</div>
      <Text as="span" size="caption">
        {pair}: <Contrast token={vars.color[name]} ground={vars.color[ground]} />
      </Text>
    </li>
  );
}

/** Text at least 7:1 on each of its backgrounds, graphics at least 3:1, measured in the theme chosen above. */
export const ContrastFigures: Story = {
  render: () => (
    <Stack gap={32}>
      <ul className={styles.swatches} aria-label="Text">
        {styles.textPairs.map((pair) => (
          <Pair key={pair.pair} {...pair}>
            Įgūdis
          </Pair>
        ))}
      </ul>
      <ul className={styles.swatches} aria-label="Marks">
        {styles.markPairs.map((pair) => (
          <Pair key={pair.pair} {...pair}>
            <span className={styles.mark} />
          </Pair>
        ))}
      </ul>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    // There the system chooses the colours.
    if (matchMedia('(forced-colors: active)').matches) return;
    const figures = (label: string) =>
      [...within(canvasElement).getByRole('list', { name: label }).querySelectorAll('b')].map((figure) =>
        Number(figure.textContent),
      );
    await waitFor(async () => {
      await expect(Math.min(...figures('Text'))).toBeGreaterThanOrEqual(7);
      await expect(Math.min(...figures('Marks'))).toBeGreaterThanOrEqual(3);
    });
  },
};

/** The three colours of each category, set by its scope. */
export const Categories: Story = {
  render: () => (
    <Grid columns={4} pair>
      {categoryHues.map((hue) => (
        <div key={hue} data-medeina-category={hue}>
          <div className={styles.plate}>{hue}</div>
          <Stack gap={12}>
            <Facts name="plate" token={vars.color.plate} />
            <Facts name="line" token={vars.color.line}>
              <span>
                on plate: <Contrast token={vars.color.line} ground={vars.color.plate} />
              </span>
            </Facts>
            <Facts name="ink" token={vars.color.ink}>
              <span>
                on plate: <Contrast token={vars.color.ink} ground={vars.color.plate} />
              </span>
              <span>
                on bg: <Contrast token={vars.color.ink} ground={vars.color.bg} />
              </span>
            </Facts>
          </Stack>
        </div>
      ))}
    </Grid>
  ),
};

interface PurposeProps {
  name: string;
  /** The value, such as `120 ms`. */
  facts?: ReactNode;
  use: string | undefined;
  children?: ReactNode;
}

/** A token with its picture, its value and what it is for. */
function Purpose({ name, facts, use, children }: PurposeProps) {
  return (
    <li className={styles.purpose}>
      {children}
      <Text as="div" size="small">
        <b>{name}</b> {facts}
        {use !== undefined && <div>{use}</div>}
      </Text>
    </li>
  );
}

/** The sizes run from the narrowest window to the widest; headings take the flared cut, text the plain one. */
export const Type: Story = {
  render: () => (
    <ul className={styles.purposes}>
      {textStyles.map(({ name, facts, use }) => (
        <Purpose key={name} name={name} facts={facts} use={use}>
          <div className={styles.textSamples[name]}>Žąsų šūvis, įgūdis. Теория и практика 1 234,50 €</div>
        </Purpose>
      ))}
    </ul>
  ),
};

/** Steps of 4 px in `rem`, so that space grows with the text. */
export const Space: Story = {
  render: () => (
    <ul className={styles.purposes}>
      {names(vars.space).map((name) => (
        <Purpose
          key={name}
          name={name}
          facts={
            <>
              {Number(name) > 0 && 'px, '}
              <Value token={tokenOf(vars.space, name)} />
            </>
          }
          use={spaceUses.get(name)}
        >
          <div className={`${styles.bar} ${styles.widths[name] ?? ''}`} />
        </Purpose>
      ))}
    </ul>
  ),
};

/** Plates are almost square, as printed matter is; controls are softer. */
export const Shape: Story = {
  render: () => (
    <ul className={styles.purposeGrid}>
      {names(vars.radius).map((name) => (
        <Purpose
          key={name}
          name={name}
          facts={<Value token={tokenOf(vars.radius, name)} />}
          use={radiusUses.get(name)}
        >
          <div className={`${styles.corner} ${styles.corners[name] ?? ''}`} />
        </Purpose>
      ))}
    </ul>
  ),
};

/** Only what lies above the page casts a shadow; cards never do. */
export const Depth: Story = {
  render: () => (
    <ul className={styles.purposeGrid}>
      {names(vars.shadow).map((name) => (
        <Purpose key={name} name={name} use={shadowUses.get(name)}>
          <div className={`${styles.depth} ${styles.shadows[name] ?? ''}`}>Shadow {name}</div>
        </Purpose>
      ))}
    </ul>
  ),
};

/** Where the layout of a page changes. */
export const Breakpoints: Story = {
  render: () => (
    <ul className={styles.purposes}>
      {breakpointUses.map(({ name, from, use }) => (
        <Purpose key={name} name={name} facts={`from ${from} px`} use={use}>
          <div className={styles.track}>
            <div className={`${styles.bar} ${styles.windows[name]}`} />
          </div>
        </Purpose>
      ))}
    </ul>
  ),
};

function Moving() {
  const [isAway, setIsAway] = useState(false);
  return (
    <Stack gap={24} align="start">
      <ul className={styles.purposeGrid}>
        {durations.map(({ name, milliseconds }) => (
          <Purpose key={name} name={name} facts={`${milliseconds} ms`} use={durationUses.get(name)}>
            <div className={styles.tracks[name]} data-away={isAway ? '' : undefined} />
          </Purpose>
        ))}
      </ul>
      <Button
        variant="outline"
        onClick={() => {
          setIsAway(!isAway);
        }}
      >
        Move
      </Button>
    </Stack>
  );
}

/**
 * Things move by 8 px at most and fade together, eased by `cubic-bezier(.2, 0, 0, 1)`; leaving takes three quarters of
 * the time. Under reduced motion every duration is 0.
 */
export const Motion: Story = { render: () => <Moving /> };

/** The icon of each kind of material. */
export const Icons: Story = {
  render: () => (
    <ul className={styles.swatches}>
      {Object.entries(materialIcons).map(([type, icon]) => (
        <li key={type}>
          <Icon icon={icon} size="tile" />
          <Text size="caption">{type}</Text>
        </li>
      ))}
    </ul>
  ),
};

/** The pattern of each category, of which each course shows a crop. */
export const Patterns: Story = {
  tags: ['no-picture'],
  render: () => (
    <Grid columns={4} gap={24} pair>
      {categoryHues.map((hue) => (
        <div key={hue}>
          <CoursePlate category={hue} seed={hue} scale="full" />
          <Text size="caption">{hue}</Text>
        </div>
      ))}
    </Grid>
  ),
};
