/** The most actions that a list shows as buttons. A list with more shows the first one of each row, and a menu. */
export const MOST_ROW_BUTTONS = 2;
