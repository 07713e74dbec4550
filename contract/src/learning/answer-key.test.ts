import { expect, test } from 'vitest';
import { earnedShare } from './answer-key.ts';

function isRight(accepted: string, written: string): boolean {
  return earnedShare({ type: 'text', right: [accepted] }, written) === 1;
}

test.each([
  ['Širdis', ' ŠIRDIS. '],
  ['Širdis', 'sirdis'],
  ['C-reaktyvus baltymas', 'c reaktyvus baltymas'],
  ['Arterija – vena', 'arterija vena'],
  ['COVID-19', 'Covid 19'],
  ['10–20', '10 - 20'],
  ['0 Rh(−)', '0 Rh -'],
  ['A+', 'a (+)'],
  ['Na⁺', 'Na+'],
  ['Na⁺/K⁺-ATPazė', 'na+ / k+ ATPazė'],
  ['HCO₃⁻', 'HCO3-'],
  ['−5 °C', '-5°C'],
  ['5 %', '5'],
  ['≤ 90', '<=90'],
  ['-', ' – '],
])('of %s is taken %s', (accepted, written) => {
  expect(isRight(accepted, written)).toBe(true);
});

test.each([
  ['A+', 'A-'],
  ['A+', 'A'],
  ['Rh+', 'Rh−'],
  ['-5', '5'],
  ['x = -5', 'x = 5'],
  ['<', '>'],
  ['< 90', '> 90'],
  ['≤ 90', '≥ 90'],
  ['+', '-'],
])('of %s is not taken %s', (accepted, written) => {
  expect(isRight(accepted, written)).toBe(false);
});

test.each([
  ['a b c d', 1],
  ['a b d c', 0.5],
  ['d a b c', 0],
  ['b c d', 0.75],
  ['d c', 0],
])('of the order a b c d, %s earns %s', (order, share) => {
  expect(earnedShare({ type: 'ordering', right: ['a', 'b', 'c', 'd'] }, order.split(' '))).toBe(share);
});
