import { categoryHues, vars } from '@medeina/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../src/primitives/Grid/index.ts';
import { Heading, headingSizes } from '../src/primitives/Heading/index.ts';
import { Inline } from '../src/primitives/Inline/index.ts';
import { Stack } from '../src/primitives/Stack/index.ts';
import { Text, textSizes } from '../src/primitives/Text/index.ts';
import * as styles from './Foundations.css.ts';

/** Drawn from the tokens as they are: what changes there changes here. */
const meta = { title: 'Foundations' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (group: Record<string, unknown>) => Object.keys(group);

export const Colour: Story = {
  render: () => (
    <ul className={styles.swatches}>
      {names(vars.color).map((name) => (
        <li key={name}>
          <div className={`${styles.swatch} ${styles.grounds[name] ?? ''}`} />
          <Text as="span" size="caption">
            {name}
          </Text>
        </li>
      ))}
    </ul>
  ),
};

export const Categories: Story = {
  render: () => (
    <Grid columns={4} pair>
      {categoryHues.map((hue) => (
        <div key={hue} data-medeina-category={hue}>
          <div className={styles.plate}>{hue}</div>
        </div>
      ))}
    </Grid>
  ),
};

export const Type: Story = {
  render: () => (
    <Stack gap={24}>
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          Žąsų šūvis, įgūdis. Теория и практика
        </Heading>
      ))}
      {textSizes.map((size) => (
        <Text key={size} size={size}>
          {size}: ĄČĘĖĮŠŲŪŽ ąčęėįšųūž „kabutės“ – 1 234,50 € · Подъём, щётка, ёж
        </Text>
      ))}
    </Stack>
  ),
};

export const Space: Story = {
  render: () => (
    <Stack gap={8}>
      {names(vars.space).map((name) => (
        <Stack key={name} gap={4} align="start">
          <Text as="span" size="caption">
            {name}
          </Text>
          <div className={`${styles.bar} ${styles.widths[name] ?? ''}`} />
        </Stack>
      ))}
    </Stack>
  ),
};

export const Shape: Story = {
  render: () => (
    <Inline gap={24}>
      {names(vars.radius).map((name) => (
        <div key={name}>
          <div className={`${styles.corner} ${styles.corners[name] ?? ''}`} />
          <Text as="span" size="caption">
            {name}
          </Text>
        </div>
      ))}
    </Inline>
  ),
};

export const Depth: Story = {
  render: () => (
    <Inline gap={40}>
      {names(vars.shadow).map((name) => (
        <div key={name} className={`${styles.depth} ${styles.shadows[name] ?? ''}`}>
          Shadow {name}
        </div>
      ))}
    </Inline>
  ),
};
