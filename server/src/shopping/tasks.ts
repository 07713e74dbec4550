import type { Executor } from '../platform/database.ts';
import type { Task } from '../platform/jobs.ts';
import { deleteLeftCarts } from './store.ts';

export function shoppingTasks(executor: Executor): Task[] {
  return [{ name: 'left-guest-carts', cron: '37 * * * *', run: () => deleteLeftCarts(executor) }];
}
