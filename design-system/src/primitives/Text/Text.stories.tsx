import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWords, sentences } from '../../internal/words.fixtures.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text, textSizes } from './Text.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: { children: sentences.lt, size: 'body' },
  argTypes: { size: { control: 'select', options: textSizes } },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <Stack>
      {textSizes.map((size) => (
        <Text key={size} size={size}>
          {size === 'numeral' ? '15 680,00 €' : sentences.lt}
        </Text>
      ))}
      <Text tone="muted" measure="body" lang="ru">
        {sentences.ru}
      </Text>
      <Text weight="strong">{longWords.lt}</Text>
      <Text tabular>1 234,50 € · 0123456789</Text>
      <Text tone="success">{t('Išsaugota 14:32')}</Text>
      <Text tone="danger">{t('Nepavyko, bandyti dar kartą')}</Text>
    </Stack>
  ),
};
