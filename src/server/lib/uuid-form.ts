/** How PostgreSQL writes a UUID; text of any other form would make it refuse a statement. */
export const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
