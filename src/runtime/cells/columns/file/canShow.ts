/** Whether a file of a media type is shown in place. */
export function canShow(type: string): boolean {
  return type.startsWith('image/') || type === 'application/pdf';
}
