import { useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Tag } from './Tag.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { said } from '../../internal/said.fixtures.ts';
import { translations } from '../../styles/translations.ts';

const meta = {
  title: 'Primitives/Tag',
  component: Tag,
  args: { children: t('Hibridinis'), onRemove: fn() },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', {
        name: said(translations, 'remove', { name: t('Hibridinis') }),
      }),
    );
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** The list of tags moves the focus when one is removed. */
export const Several: Story = {
  render: function Render() {
    const [names, setNames] = useState([t('Skubioji pagalba'), t('Kardiologija'), longWords.lt]);
    const buttons = useRef(new Map<string, HTMLButtonElement>());
    return (
      <Inline gap={8}>
        {names.map((name, index) => (
          <Tag
            key={name}
            removeRef={(node) => {
              if (node) buttons.current.set(name, node);
              else buttons.current.delete(name);
            }}
            onRemove={() => {
              const next = names[index + 1] ?? names[index - 1];
              setNames(names.filter((one) => one !== name));
              if (next !== undefined) buttons.current.get(next)?.focus();
            }}
          >
            {name}
          </Tag>
        ))}
      </Inline>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', { name: said(translations, 'remove', { name: t('Skubioji pagalba') }) }),
    );
    await expect(
      canvas.getByRole('button', { name: said(translations, 'remove', { name: t('Kardiologija') }) }),
    ).toHaveFocus();
  },
};
