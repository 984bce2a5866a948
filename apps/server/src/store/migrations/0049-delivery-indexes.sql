-- Alerts and mails that are deleted take their deliveries with them, or leave them behind: without these indexes, each looks through all of them.
alter table accounts.alert_delivery drop constraint alert_delivery_channel_id_message_id_key;
alter table accounts.alert_delivery add constraint alert_delivery_message_id_channel_id_key unique (message_id, channel_id);
create index alert_delivery_mail on accounts.alert_delivery (mail_id) where mail_id is not null;
