/** Calls of taking part in a course. `{id}` is a course's id unless its row says otherwise. */
export const learningPaths = {
  'learning.enrol': { method: 'POST', path: '/api/courses/{id}/enrol' },
  'learning.purchased.list': { method: 'GET', path: '/api/courses/purchased', offline: true },
  'learning.purchased.detail': { method: 'GET', path: '/api/courses/purchased/{id}', offline: true },
  'learning.page': { method: 'GET', path: '/api/pages/{id}', offline: true },
  'learning.activity.completion': { method: 'POST', path: '/api/courses/activity/completion' },
  'learning.activity.watched': { method: 'POST', path: '/api/courses/activity/watched' },
  'learning.groups.completion': { method: 'POST', path: '/api/courses/label-groups/completion' },
  'learning.media': { method: 'GET', path: '/media/{token}/{name}' },
} as const;
