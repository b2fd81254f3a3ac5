/** Fixed, so that the list knows its length without rendering it; a finger needs 44. */
export const GROUP_ROW_PX = 44
export const SESSION_ROW_PX = 60
