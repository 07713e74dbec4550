import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { useState } from 'react';
import { Checklist, type ChecklistProps } from './Checklist.tsx';
import { defibrillation } from './Checklist.fixtures.ts';
import { Signature } from './Signature.tsx';
import type { SignatureStroke, SignatureValue } from './signatures.ts';
import { t } from '../../../internal/phrases.fixtures.ts';
import { containing, said } from '../../../internal/said.fixtures.ts';
import { checklistWords } from './Checklist.words.ts';
import { signatureWords } from './Signature.words.ts';

/** A signature as a pen leaves it: in shares of the width. */
const stroke: SignatureStroke = Array.from({ length: 60 }, (_, index) => ({
  x: 0.08 + index * 0.009,
  y: 0.17 + Math.sin(index / 4) * (0.09 - index * 0.001),
  pressure: 0.5,
  time: index * 16,
}));
const underline: SignatureStroke = Array.from({ length: 12 }, (_, index) => ({
  x: 0.12 + index * 0.045,
  y: 0.28 - index * 0.002,
  pressure: 0.5,
  time: 2000 + index * 16,
}));

const meta = {
  title: 'Learning/Checklist',
  tags: ['new'],
  component: Checklist,
  args: { title: t('Defibriliacija: praktinis vertinimas'), parts: defibrillation, onChange: fn() },
} satisfies Meta<typeof Checklist>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A mark per step, as radio buttons; a comment where one is needed. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const group = within(
      canvas.getByRole('radiogroup', {
        name: containing(t('Garsiai įspėja ir apsidairo, ar niekas neliečia paciento')),
      }),
    );
    await userEvent.click(group.getByRole('radio', { name: said(checklistWords, 'failed') }));
    await expect(canvas.getByText(said(checklistWords, 'criticalFailed', { count: 1 }))).toBeVisible();
    await expect(canvas.getByText(said(checklistWords, 'marked', { done: '1', total: '5' }))).toBeVisible();
    await userEvent.click(group.getByRole('radio', { name: said(checklistWords, 'done') }));
    await expect(canvas.queryByText(said(checklistWords, 'criticalFailed', { count: 1 }))).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', {
        name: containing(
          said(checklistWords, 'addComment', { name: t('Iškart po iškrovos tęsia paspaudimus') }),
        ),
      }),
    );
    const comment = canvas.getByLabelText(
      containing(said(checklistWords, 'comment', { name: t('Iškart po iškrovos tęsia paspaudimus') })),
    );
    await expect(comment).toHaveFocus();
    await userEvent.type(comment, 'Po 12 s');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      entries: { clear: { mark: 'done' }, resume: { comment: 'Po 12 s' } },
    });
  },
};

/** A saved comment is emptied for another one; the field stays. */
export const Rewritten: Story = {
  tags: ['!dev', '!autodocs', 'no-picture'],
  args: {
    signed: false,
    defaultValue: { entries: { compress: { comment: t('Sustojo 8 sekundėms.') } } },
  },
  play: async ({ args, canvasElement }) => {
    const comment = within(canvasElement).getByDisplayValue(t('Sustojo 8 sekundėms.'));
    await userEvent.clear(comment);
    await expect(args.onChange).toHaveBeenLastCalledWith({ entries: { compress: { comment: '' } } });
    await expect(comment).toHaveFocus();
    await userEvent.type(comment, 'Po 12 s');
    await expect(args.onChange).toHaveBeenLastCalledWith({ entries: { compress: { comment: 'Po 12 s' } } });
  },
};

/** Gives the signature anew each time that it is drawn, as a form does that reads what was saved. */
function Saved({ onChange }: Pick<ChecklistProps, 'onChange'>) {
  const [signature, setSignature] = useState<SignatureValue>({ kind: 'drawn', strokes: [] });
  const [, setSaved] = useState(0);
  return (
    <div data-testid="saved" onTransitionEnd={() => setSaved((times) => times + 1)}>
      <Signature
        label={t('Vertintojo parašas')}
        value={signature.kind === 'drawn' ? { ...signature, strokes: [...signature.strokes] } : signature}
        onChange={(next) => {
          setSignature(next);
          onChange?.({ entries: {}, signature: next });
        }}
      />
    </div>
  );
}

/** Drawn by a pointer, also while what was drawn is saved; undone and cleared; or a name is typed. */
export const Signing: Story = {
  render: ({ onChange }) => <Saved onChange={onChange} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const area = () => canvas.getByRole('img');
    await expect(area()).toHaveAccessibleName(said(signatureWords, 'empty'));
    // Once the library is there the canvas has the pixels of the screen.
    await waitFor(() => expect(area()).toHaveStyle({ touchAction: 'none' }));
    await waitFor(() => expect(area().getAttribute('width')).not.toBeNull());
    const box = area().getBoundingClientRect();
    const pen = (x: number, buttons: number) => ({
      clientX: box.left + x,
      clientY: box.top + 30,
      pointerId: 1,
      isPrimary: true,
      buttons,
      bubbles: true,
    });
    await fireEvent.pointerDown(area(), pen(20, 1));
    await fireEvent.pointerMove(area(), pen(80, 1));
    await fireEvent.pointerUp(area(), pen(80, 0));
    await waitFor(() => expect(area()).toHaveAccessibleName(said(signatureWords, 'drawn', { count: 1 })));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({
        entries: {},
        signature: { kind: 'drawn', strokes: [expect.anything()] },
      }),
    );
    await fireEvent.pointerDown(area(), pen(120, 1));
    await fireEvent.pointerMove(area(), pen(150, 1));
    await fireEvent.transitionEnd(canvas.getByTestId('saved'));
    await fireEvent.pointerMove(area(), pen(180, 1));
    await fireEvent.pointerUp(area(), pen(180, 0));
    await waitFor(() => expect(area()).toHaveAccessibleName(said(signatureWords, 'drawn', { count: 2 })));
    // It is whole: it begins where the pen came down.
    const second = expect.arrayContaining([
      expect.objectContaining({ x: expect.closeTo(120 / box.width, 2) }),
    ]);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      entries: {},
      signature: { kind: 'drawn', strokes: [expect.anything(), second] },
    });
    const undo = canvas.getByRole('button', { name: said(signatureWords, 'undo') });
    await userEvent.click(undo);
    await userEvent.click(undo);
    await expect(area()).toHaveAccessibleName(said(signatureWords, 'empty'));
    await expect(canvas.getByRole('status')).toHaveTextContent(said(signatureWords, 'cleared'));
    await userEvent.click(canvas.getByRole('button', { name: said(signatureWords, 'type') }));
    await userEvent.type(canvas.getByLabelText(said(signatureWords, 'name')), 'Rūta Kazlauskaitė');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({
        entries: {},
        signature: { kind: 'typed', name: 'Rūta Kazlauskaitė' },
      }),
    );
  },
};

/** Handed in: only shown. */
export const Sent: Story = {
  args: {
    disabled: true,
    defaultValue: {
      entries: {
        help: { mark: 'done' },
        compress: { mark: 'partly', comment: t('Sustojo 8 sekundėms.') },
        oxygen: { mark: 'skipped' },
        clear: { mark: 'failed' },
        resume: { mark: 'done' },
      },
      signature: { kind: 'drawn', strokes: [stroke, underline] },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The library is loaded as the signature comes into view.
    canvas.getByRole('img').scrollIntoView();
    await waitFor(() => expect(canvas.getByRole('img').getAttribute('width')).not.toBeNull());
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={48}>
      <Signature error={t('Pasirašykite')} />
      <Signature defaultValue={{ kind: 'typed', name: 'Rūta Kazlauskaitė' }} />
      <Checklist
        {...args}
        title={longWords.lt}
        marks={['done', 'failed']}
        signed={false}
        parts={[{ id: '1', title: longWords.ru, steps: [{ id: '1', label: longWords.en, critical: true }] }]}
      />
    </Stack>
  ),
};

export const Empty: Story = { args: { parts: [] } };
