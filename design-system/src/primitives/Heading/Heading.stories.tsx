import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWords } from '../../internal/words.fixtures.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Heading, headingSizes } from './Heading.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  args: { level: 2, children: 'Žąsų šūvis, įgūdis' },
  argTypes: { size: { control: 'select', options: headingSizes } },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <Stack>
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          {t('Širdies ir kvėpavimo sustojimas')}
        </Heading>
      ))}
      <Heading level={2}>{longWords.lt}</Heading>
      <Heading level={2} lang="ru">
        {longWords.ru}
      </Heading>
    </Stack>
  ),
};
