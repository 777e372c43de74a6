import { defineEntity, p } from '@mikro-orm/core'

const ContactMessageSchema = defineEntity({
  name: 'ContactMessage',
  tableName: 'contact_message',
  properties: {
    id: p.integer().primary(),
    name: p.text(),
    email: p.text(),
    subject: p.text(),
    message: p.text(),
    createdAt: p.datetime(3).onCreate(() => new Date()),
  },
})

export class ContactMessage extends ContactMessageSchema.class {}
ContactMessageSchema.setClass(ContactMessage)
