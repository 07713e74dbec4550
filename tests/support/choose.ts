import { expect, type Locator } from '@playwright/test';

/**
 * Chooses a radio button or a checkbox of an activity by key: an answer changes the height of its frame, and a click may be
 * aimed before the frame is drawn anew, and miss.
 */
export async function chooseByKey(control: Locator): Promise<void> {
  await control.press('Space');
  await expect(control).toBeChecked();
}

/**
 * Presses the button of an activity that leads back to the course. Its frame goes with the key, which the browser may then
 * never say that it has taken.
 */
export async function leaveByKey(button: Locator): Promise<void> {
  await expect(button).toBeVisible();
  void button.press('Enter').catch(() => undefined);
  await expect(button).toBeHidden();
}
