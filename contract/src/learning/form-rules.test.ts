import { describe, expect, test } from 'vitest';
import { faultOfField, type RuledField, shownFields } from './form-rules.ts';

const field = (id: string, kind: RuledField['field'], more: Partial<RuledField> = {}): RuledField => ({
  id,
  required: true,
  conditions: [],
  section: 0,
  files: [],
  field: kind,
  ...more,
});
const when = (id: string, is: string[]) => ({ field: id, is, from: null, to: null });
const from = (id: string, least: number) => ({ field: id, is: null, from: least, to: null });

describe('what is shown', () => {
  const fields = [
    field('a', { kind: 'single' }),
    field('b', { kind: 'single' }, { conditions: [when('a', ['yes'])] }),
    field('c', { kind: 'single' }, { conditions: [when('b', ['yes'])] }),
    field('pulse', { kind: 'number', from: 0, to: 300, whole: true }),
    field('fast', { kind: 'short_text', most: 10 }, { conditions: [from('pulse', 120)] }),
    field('last', { kind: 'date' }, { section: 1 }),
  ];
  const sections = [{ conditions: [] }, { conditions: [when('a', ['yes', 'no'])] }];

  test.each([
    [{}, ['a', 'pulse']],
    [{ a: 'yes', b: 'yes' }, ['a', 'b', 'c', 'pulse', 'last']],
    // What is hidden shows nothing, whatever was answered in it before.
    [{ a: 'no', b: 'yes' }, ['a', 'pulse', 'last']],
    [{ pulse: '120' }, ['a', 'pulse', 'fast']],
    [{ pulse: '119,9' }, ['a', 'pulse']],
    [{ pulse: 'many' }, ['a', 'pulse']],
  ])('with %j', (answers, shown) => {
    expect([...shownFields(sections, fields, answers)]).toEqual(shown);
  });

  test('by any mark of a checklist', () => {
    const marked = [
      field('steps', { kind: 'checklist', parts: [] }),
      field('why', { kind: 'short_text', most: 10 }, { conditions: [when('steps', ['failed'])] }),
    ];
    const shownWith = (mark: 'done' | 'failed') =>
      shownFields([], marked, {
        steps: { kind: 'checklist', entries: { x: { mark: 'done' }, y: { mark } } },
      }).has('why');
    expect([shownWith('failed'), shownWith('done')]).toEqual([true, false]);
  });
});

describe('what is wrong', () => {
  const number = field('n', { kind: 'number', from: 20, to: 250, whole: true });
  const checklist = field('l', { kind: 'checklist', parts: [{ steps: [{ id: 'x' }, { id: 'y' }] }] });
  const signature = field('s', { kind: 'signature' });

  test.each([
    [number, undefined, 'field_required'],
    [number, ' ', 'field_required'],
    [number, 'daug', 'field_number_invalid'],
    [number, '36,6', 'field_number_whole'],
    [number, '19', 'field_number_range'],
    [number, '251', 'field_number_range'],
    [number, '250', undefined],
    [{ ...number, required: false }, '', undefined],
    [{ ...number, required: false }, '1000', 'field_number_range'],
    [field('d', { kind: 'date' }), '2026-02-30', 'field_date_invalid'],
    [field('d', { kind: 'date' }), '2026-02-28', undefined],
    [field('t', { kind: 'time' }), '24:00', 'field_time_invalid'],
    [field('t', { kind: 'time' }), '23:59', undefined],
    [field('x', { kind: 'short_text', most: 3 }), 'abcd', 'field_text_long'],
    [field('c', { kind: 'confirm' }), '', 'field_confirm_required'],
    [field('c', { kind: 'confirm' }), 'yes', undefined],
    [field('m', { kind: 'multiple' }), [], 'field_required'],
    [field('m', { kind: 'multiple' }), ['a'], undefined],
    [checklist, { kind: 'checklist', entries: { x: { mark: 'done' } } }, 'field_steps_open'],
    [checklist, { kind: 'checklist', entries: { x: { mark: 'done' }, y: { mark: 'failed' } } }, undefined],
    [signature, { kind: 'drawn', strokes: [] }, 'field_signature_missing'],
    [signature, { kind: 'typed', name: ' ' }, 'field_signature_missing'],
    [signature, { kind: 'typed', name: 'Rūta' }, undefined],
    [field('f', { kind: 'files' }), undefined, 'field_files_missing'],
    [field('f', { kind: 'files' }, { files: [1] }), undefined, undefined],
  ] as const)('with %j and %j: %s', (given, answer, fault) => {
    expect(faultOfField(given, answer)).toBe(fault);
  });
});
