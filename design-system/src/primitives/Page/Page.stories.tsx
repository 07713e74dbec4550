import type { Meta, StoryObj } from '@storybook/react-vite';
import { sentences } from '../../internal/words.fixtures.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Page } from './Page.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

const meta = {
  title: 'Primitives/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { children: <Text>{sentences.lt}</Text>, block: 'small' },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Bands: Story = {
  render: () => (
    <>
      <Page block="section">
        <Heading level={2}>{t('Kursai')}</Heading>
      </Page>
      <Page block="section" ground="sunken">
        <Grid columns={4}>
          {[1, 2, 3, 4].map((cell) => (
            <Panel key={cell}>{sentences.lt}</Panel>
          ))}
        </Grid>
      </Page>
      <Page block="section" ground="deep">
        <Stack>
          <Heading level={2}>{t('Tamsus fonas')}</Heading>
          <Text tone="muted">{sentences.lt}</Text>
        </Stack>
      </Page>
    </>
  ),
};
