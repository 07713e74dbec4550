import { beforeEach, expect, test } from 'vitest';
import { giveBackTyped, keepTyped } from './typed.ts';

const form = `<form>
  <label>Vardas <input name="name"></label>
  <label>Žinutė <textarea name="message"></textarea></label>
  <label>Tema <select name="subject"><option>a</option><option>b</option></select></label>
  <label>Sutinku <input type="checkbox" name="agree"></label>
  <label>Moteris <input type="radio" name="gender" value="female"></label>
  <label>Vyras <input type="radio" name="gender" value="male" checked></label>
  <label>Slaptažodis <input type="password" name="password"></label>
  <label>Rodomas <input type="text" name="shown" autocomplete="new-password"></label>
  <label>Kodas <input type="text" name="code" autocomplete="one-time-code"></label>
</form>`;

const field = (name: string, tag = '') => {
  const found = document.querySelector(`[name="${name}"]${tag}`);
  if (
    !(
      found instanceof HTMLInputElement ||
      found instanceof HTMLSelectElement ||
      found instanceof HTMLTextAreaElement
    )
  )
    throw new Error(`There is no field ${name}`);
  return found;
};
const isTicked = (name: string, tag = '') => {
  const found = field(name, tag);
  return found instanceof HTMLInputElement && found.checked;
};

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = form;
  for (const name of ['name', 'message', 'password', 'shown', 'code']) field(name).value = `typed ${name}`;
  field('subject').value = 'b';
  field('gender', '[value=female]').click();
  field('agree').click();
  keepTyped();
});

test('what was typed and chosen comes back once, and is said to the form', () => {
  document.body.innerHTML = form;
  const heard: string[] = [];
  document.body.addEventListener('input', ({ target }) => {
    if (target instanceof Element) heard.push(target.getAttribute('name') ?? '');
  });
  giveBackTyped();
  expect(field('name').value).toBe('typed name');
  expect(field('message').value).toBe('typed message');
  expect(field('subject').value).toBe('b');
  expect(isTicked('agree')).toBe(true);
  expect(isTicked('gender', '[value=female]')).toBe(true);
  expect(heard).toEqual(expect.arrayContaining(['name', 'message', 'subject']));
  document.body.innerHTML = form;
  giveBackTyped();
  expect(field('name').value).toBe('');
});

test('passwords, shown or not, and codes are neither kept nor given back', () => {
  const kept = JSON.stringify(sessionStorage);
  expect(kept).toContain('typed name');
  for (const name of ['password', 'shown', 'code']) expect(kept).not.toContain(`typed ${name}`);
});

test('a field that comes later gets its words then', async () => {
  document.body.innerHTML = '';
  giveBackTyped();
  document.body.innerHTML = form;
  await expect.poll(() => field('message').value).toBe('typed message');
});

test('another page gets nothing', () => {
  document.body.innerHTML = form;
  history.replaceState(null, '', '/another');
  giveBackTyped();
  expect(field('name').value).toBe('');
  expect(sessionStorage.length).toBe(0);
  history.replaceState(null, '', '/');
});
