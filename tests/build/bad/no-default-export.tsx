export const page = 'This module forgets its default export.';
